// Exports these modules to the file in which XCTest finds this module's tests (LongpressTesting/Cases/Discovery.swift), and so to
// the whole module.
@_exported import TestSupport
