// XCTest needs this to find the module's tests.
@_exported import LongpressTesting
