// XCTest finds this module's tests by it.
@_exported import LongpressTesting
