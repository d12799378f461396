/// The writing direction of a paragraph.
public enum WritingDirection: String, CaseIterable, Sendable {
    /// Left to right, as in Latin script.
    case leftToRight = "ltr"
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = "rtl"
}
