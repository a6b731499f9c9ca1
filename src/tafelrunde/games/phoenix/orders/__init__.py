"""Orders of a realm in their JSON form, by what they are about.

How they are said is in `words`; what they do is in the rooms of the rules.
"""
