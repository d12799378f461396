import CGtk

/// Counts abandoned calls.
package final class AbandonedCalls {
    package internal(set) var count = 0

    package init() {}
}
