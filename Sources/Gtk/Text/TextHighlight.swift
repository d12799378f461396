import CGtk

/// Shows what some stretches of a text are for the moment, and is no part of the text.
package enum TextHighlight {
    /// A misspelt word: a wavy line below it.
    case misspelling
    /// What is looked for: on a ground that light and dark text stand out from.
    case found
    /// The one of these that is shown, whether or not the text has the keyboard.
    case shown
    /// An address, which looks like a link.
    case address
    /// A line that stands at the side where it would end.
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
        case .address: TextBuffer.giveLinkLook(to: tag)
        case .found: tag.set("background", "rgba(245, 194, 17, 0.45)")
        case .shown:
            tag.set("background", "#ff9b47")
            tag.set("foreground", "black")
        case .otherSide:
            tag.set("justification", enumeration: Int(GTK_JUSTIFY_RIGHT.rawValue), gtk_justification_get_type())
        }
    }
}
