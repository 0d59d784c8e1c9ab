"""Measurements, each side by side with what it is compared to; `python -m benchmarks` runs them."""
