import Documents
import Gtk

/// The definitions of a word, in a view that scrolls. Of a long entry it lays out only the beginning, and adds more as the user
/// scrolls near the end, so that the window never freezes.
final class DefinitionList {
    /// The maximum height, in points.
    private static let height = 280
    /// How much is laid out at first, in Unicode scalars and in lines: enough to fill the height with any text.
    private static let (firstScalars, firstLines) = (3000, 40)

    /// A part of a definition, or the name of its dictionary.
    private struct Part {
        var text: String
        var begins = false
        var isSource = false
    }

    private let list = Box(.vertical, spacing: 6)
    private var entry = Box(.vertical)
    private var parts: ArraySlice<Part>
    private var isAdding = false

    private init(_ definitions: [Definition]) {
        parts =
            definitions.flatMap { definition in
                definition.parts.enumerated().map { Part(text: $1, begins: $0 == 0) }
                    + [Part(text: definition.dictionary, isSource: true)]
            }[...]
        var (scalars, lines) = (0, 0)
        while scalars < Self.firstScalars, lines < Self.firstLines, let text = addNext() {
            scalars += text.unicodeScalars.count
            lines += text.count { $0 == "\n" } + 1
        }
    }

    /// Returns a view of definitions, or of a text if there are none. The width is in points.
    static func view(of definitions: [Definition], insteadOfNone none: String, width: Int) -> ScrolledWindow {
        let list = DefinitionList(definitions)
        if definitions.isEmpty { list.list.append(label(none)) }
        let view = ScrolledWindow(list.list, horizontalBar: false, name: localized("Definition"))
        view.setMinimumSize(width: width, height: 40)
        view.fitHeightToChild(upTo: Self.height)
        // The arrow keys scroll the view.
        view.isFocusable = true
        // The handler keeps the list alive as long as the view.
        view.onNearEnd { list.addLater() }
        return view
    }

    /// Adds a part once the parts before it have been drawn.
    private func addLater() {
        guard !isAdding, !parts.isEmpty else { return }
        isAdding = true
        MainLoop.whenIdle { [weak self] in
            self?.isAdding = false
            self?.addNext()
        }
    }

    @discardableResult
    private func addNext() -> String? {
        guard let part = parts.popFirst() else { return nil }
        // The end of a label ends the line already.
        let label = Self.label(part.text.hasSuffix("\n") ? String(part.text.dropLast()) : part.text)
        if part.isSource {
            label.addStyle("dim-label")
            label.addStyle("caption")
            list.append(label)
        } else {
            if part.begins {
                entry = Box(.vertical)
                list.append(entry)
            }
            entry.append(label)
        }
        return part.text
    }

    /// Returns a label that wraps its lines.
    static func label(_ text: String) -> Label {
        let label = Label(lines: text)
        label.wraps = true
        label.horizontalAlignment = 0
        return label
    }
}
