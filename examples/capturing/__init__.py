"""What `examples/capture.py` publishes, asks for and reads back."""
