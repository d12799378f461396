import Documents
import Gtk

/// Shows the definitions of a word in a popover beside the word.
enum DefinitionPopover {
    /// A width at which lines are easy to read, in points.
    private static let width = 360

    /// Shows definitions at a word's rectangle, in the window's coordinates.
    static func show(_ definitions: [Definition], of word: String, at target: Rectangle, in window: Window) {
        TextPopover.show(
            content(definitions, of: word, width: min(width, Int(window.size.width) - 40)),
            named: localized("Definition of “{word}”", ["word": word]), at: target, in: window)
    }

    private static func content(_ definitions: [Definition], of word: String, width: Int) -> Widget {
        let heading = DefinitionList.label(word)
        heading.addStyle("heading")
        let content = Box(.vertical, spacing: 8)
        content.setMargins(horizontal: 6, vertical: 6)
        content.append(heading)
        content.append(
            DefinitionList.view(
                of: definitions,
                insteadOfNone: localized("No definition found for “{word}”.", ["word": word]), width: width))
        return content
    }
}
