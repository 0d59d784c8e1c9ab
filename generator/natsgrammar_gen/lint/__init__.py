"""Checks of NATS configuration as JetStream's API, the NATS command line and account claims write it."""
