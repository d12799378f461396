// Whoever tests a program wants its chances and settings, and what anybody's tests have, too.
@_exported public import LongpressTesting
@_exported public import Randomness
