"""A campaign in one file: what a backup holds, how it is read with care, and how it comes back."""
