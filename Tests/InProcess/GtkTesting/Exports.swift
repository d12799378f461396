// Whoever tests widgets wants what all tests have, too.
@_exported public import TestSupport
