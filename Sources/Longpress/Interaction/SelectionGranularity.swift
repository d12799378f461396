/// A unit of text by which a selection grows.
public enum SelectionGranularity: Hashable, Sendable {
    /// A word, by the rules of its script.
    case word
    /// A paragraph, without its line break; the whole content of a single-line field.
    case paragraph
}
