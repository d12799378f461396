// Exported to the file in which XCTest finds this module's tests (LongpressTesting/Cases/Discovery.swift), and so to all of
// the module.
@_exported import TestSupport
