import CGtk

/// A temporary look for some stretches of a text, which isn't part of the text.
package enum TextHighlight {
    /// A misspelt word: a wavy line below it.
    case misspelling
    /// A search match: a background on which light and dark text are readable.
    case found
    /// The current search match, whether or not the text has the keyboard focus.
    case shown
    /// An address, which looks like a link.
    case address
    /// A line that is aligned to the opposite side, where it would end.
    case otherSide

    var name: StaticString {
        switch self {
        case .misspelling: "misspelling-tag"
        case .found: "found-tag"
        case .shown: "shown-tag"
        case .address: "address-tag"
        case .otherSide: "other-side-tag"
        }
    }

    func look(_ tag: Object) {
        switch self {
        case .misspelling:
            tag.set("underline", enumeration: Int(PANGO_UNDERLINE_ERROR.rawValue), pango_underline_get_type())
        case .address: TextBuffer.styleAsLink(to: tag)
        case .found: tag.set("background", "rgba(245, 194, 17, 0.45)")
        case .shown:
            tag.set("background", "#ff9b47")
            tag.set("foreground", "black")
        case .otherSide:
            tag.set("justification", enumeration: Int(GTK_JUSTIFY_RIGHT.rawValue), gtk_justification_get_type())
        }
    }
}
