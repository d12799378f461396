// Whoever tests a program wants its chances and settings, too.
@_exported public import Randomness
