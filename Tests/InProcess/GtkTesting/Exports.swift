// Tests of widgets also need the support for all tests.
@_exported public import TestSupport
