import CGtk

/// Counts abandoned calls.
package final class GivenUpCalls {
    package internal(set) var count = 0

    package init() {}
}
