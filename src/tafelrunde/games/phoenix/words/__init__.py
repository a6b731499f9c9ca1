"""Orders and decisions as sentences, German and English: one pattern reads and writes."""
