// Tests of a program also use the random numbers and settings, and the public testing library.
@_exported public import LongpressTesting
@_exported public import Randomness
