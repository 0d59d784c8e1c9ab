"""Files of NATS configuration, with the lines and columns of what `natsgrammar.lint` finds."""
