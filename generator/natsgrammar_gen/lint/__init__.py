"""NATS configuration files, with the lines and columns of findings from `natsgrammar.lint`."""
