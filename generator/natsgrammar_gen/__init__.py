"""The generator: reads the Lark grammars, compiles them, and writes everything that natsgrammar publishes."""
