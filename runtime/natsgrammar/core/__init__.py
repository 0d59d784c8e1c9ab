"""Rules and codecs: registry, verdicts, violations, suggestions, explanations."""
