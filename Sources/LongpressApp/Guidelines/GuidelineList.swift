import Gtk
import Longpress
import MenuGuidelines

/// The list of all guidelines by subject, or of those that a search finds.
final class GuidelineList {
    let widget = Stack()
    let rows = Guideline.all.map { GuidelineRow($0) }
    /// The text above the guidelines.
    let summary = Label()
    private let list = ListBox(name: localized("Guidelines"), isForReading: true)
    private let scrolled: ScrolledWindow
    private let empty = Box(.vertical, spacing: 6)
    private(set) var search = GuidelineSearch("")

    init() {
        for row in rows { list.append(row.row) }
        let subjects = rows.map(\.rule.subject.title)
        list.setHeadings { subjects[$0] }
        summary.wraps = true
        summary.horizontalAlignment = 0
        summary.addStyle(GuidelineStyle.summary)
        // The summary scrolls with the guidelines, so that a low window has room for them.
        let content = Box(.vertical)
        content.append(summary)
        content.append(list)
        scrolled = ScrolledWindow(content, horizontalBar: false)
        scrolled.expandsVertically = true
        let title = Label(line: localized("No Rules Found"))
        title.addStyle("longpress-empty-title")
        let way = Label(
            lines: localized(
                "Search for words in a rule, an id such as E5, or a source."))
        for label in [title, way] {
            label.wraps = true
            label.isCentered = true
            empty.append(label)
        }
        empty.addStyle("longpress-empty")
        empty.align(vertical: .center)
        empty.setMargins(horizontal: 24, vertical: 12)
        widget.append(scrolled)
        widget.append(empty)
        widget.shown = scrolled
    }

    /// Shows only the guidelines that match a text.
    func find(_ text: String) {
        let search = GuidelineSearch(text)
        guard search != self.search else { return }
        self.search = search
        for row in rows { row.row.isVisible = search.finds(row.rule) }
        list.updateHeadings()
        let found = rows.count { $0.row.isVisible }
        widget.shown = found == 0 ? empty : scrolled
        scrolled.scrollPosition = 0
        widget.announce(
            found == 0
                ? localized("No Rules Found") : localizedPlural("{count} rule", "{count} rules", count: found),
            urgency: .low)
    }
    /// Shows the new states of the rows: those in view first, and a few in each frame. Laying out all at once would block the
    /// program for a third of a second.
    func showStates() {
        guard !isFilling else { return }
        isFilling = true
        widget.onTick { [weak self] _ in
            guard let self else { return false }
            let stale = rows.filter(\.isStale)
            let (near, far) = (stale.filter(isInSight), stale.filter { !self.isInSight($0) })
            for row in (near + far).prefix(Self.rowsPerFrame) { row.showState() }
            isFilling = stale.count > Self.rowsPerFrame
            return isFilling
        }
    }

    private func isInSight(_ row: GuidelineRow) -> Bool {
        guard row.row.isVisible, let bounds = row.row.bounds(in: scrolled) else { return false }
        return bounds.maxY > 0 && bounds.minY < scrolled.visibleHeight
    }

    private var isFilling = false
    /// About the number of rows in a window of the usual size, and a few more.
    private static let rowsPerFrame = 8

    /// Moves the keyboard focus to the first visible guideline; returns false if there is none.
    func focusFirst() -> Bool { first?.row.grabFocus() ?? false }

    /// Whether the first visible guideline has the keyboard focus.
    var hasFocusOnFirst: Bool { first?.row.containsFocus ?? false }

    private var first: GuidelineRow? { rows.first { $0.row.isVisible } }
}
