"""Checks of NATS configuration from JetStream's API, the NATS command line and account claims."""
