import CGtk

/// Counts the calls that have been left to themselves.
package final class GivenUpCalls {
    package internal(set) var count = 0

    package init() {}
}
