import Documents
import Gtk

/// Shows what dictionaries say of a word, in a popover beside the word.
enum DefinitionPopover {
    /// The width that lines are easily read at, in points.
    private static let width = 360
    /// The distance from the window's edge, in points, as that of an edit menu.
    private static let gap = 8.0
    private static let key: StaticString = "longpress-definition"

    /// Shows definitions at a word's rectangle, in the window's coordinates.
    static func show(_ definitions: [Definition], of word: String, at target: Rectangle, in window: Window) {
        let popover = Popover(role: .dialog)
        popover.isModal = true
        popover.setAccessibleName(localized("Definition of “{word}”", ["word": word]))
        popover.child = content(definitions, of: word, width: min(width, Int(window.size.width) - 40))
        popover.attach(to: window)
        // A window must not end with the popover in it.
        let ending = window.onDestroy { [weak popover] in popover?.unparent() }
        window.attach(popover, as: key)
        let focus = window.focus.map { WeakObject($0) }
        popover.onClosed { [weak popover, window = WeakObject(window)] in
            ending.disconnect()
            // At once: GTK returns the focus only after the next frame, and what is typed before that would be lost.
            if let window = window.value, window.focus == nil || popover?.containsFocus == true {
                window.focus = focus?.value
            }
            // Not while it is still closing.
            MainLoop.whenIdle {
                popover?.unparent()
                let kept: Popover? = window.value?.attached(key)
                if kept == popover { window.value?.attach(nil, as: key) }
            }
        }
        let isLow = target.maxY > window.size.height / 2
        popover.open(
            over: window, at: target, side: isLow ? .above : .below,
            shift: (shift(of: popover, at: target, in: window), 0))
    }

    /// How far a popover that would be centred on the target is moved sideways to be within the window.
    private static func shift(of popover: Popover, at target: Rectangle, in window: Window) -> Double {
        let middle = target.midX
        let half = popover.bodySize.width / 2 + gap
        return min(max(middle, half), max(window.size.width - half, half)) - middle
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
