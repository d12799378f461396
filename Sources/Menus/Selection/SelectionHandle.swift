/// One of the two ends of a selection, in reading order: the start of right-to-left text is on its right.
package enum SelectionHandle: Hashable, Sendable, CaseIterable {
    /// The selection's start.
    case start
    /// The selection's end.
    case end
}
