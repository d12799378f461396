/// The way that a paragraph runs.
public enum WritingDirection: String, CaseIterable, Sendable {
    /// From left to right, as Latin script does.
    case leftToRight = "ltr"
    /// From right to left, as Arabic and Hebrew do.
    case rightToLeft = "rtl"
}
