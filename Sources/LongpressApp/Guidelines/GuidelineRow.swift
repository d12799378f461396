import Gtk
import Longpress
import MenuGuidelines

/// A row of the list of guidelines: the guideline, its source, and whether the menu opened last follows it.
final class GuidelineRow {
    let rule: Guideline
    let row: ListRow
    private let verdict = Box(.horizontal, spacing: 8)
    private let icon = Icon("object-select-symbolic")
    private let word = Label()
    private let reasons = Label()
    private let showMe: Button?
    private var state: Guideline.State?
    /// Whether the row still shows an older state than the one it was given last.
    private(set) var isStale = false
    private let source: String
    /// Called when the user wants to see a demonstration of the guideline.
    var onShow: () -> Void = {}

    /// The margins of the content, in points.
    private static let (horizontal, vertical) = (14, 10)

    init(_ rule: Guideline) {
        self.rule = rule
        let sources = Guideline.Source.allCases.filter(rule.sources.contains)
        source = localized("Source: {names}", ["names": sources.map(\.shortTitle).joined(separator: ", ")])
        showMe = Demonstration.of(rule) == nil ? nil : Button(label: localized("Show Me"))

        let content = Box(.vertical, spacing: 6)
        content.setMargins(horizontal: Self.horizontal, vertical: Self.vertical)
        row = ListRow(content)
        row.isActivatable = false
        row.setAccessibleDescription(source)
        content.append(head)
        content.append(Self.text(Label(lines: rule.sentence)))
        fillVerdict()
        content.append(verdict)
        showState()
        nameRow()
    }

    /// The row with the guideline's id, its sources and the button.
    private var head: Widget {
        let head = Box(.horizontal, spacing: 12)
        let id = Label(line: rule.id)
        id.addStyle(GuidelineStyle.id)
        id.align(vertical: .start)
        let names = Self.text(Label(lines: source))
        names.addStyle(GuidelineStyle.source)
        names.align(vertical: .start)
        names.expandsHorizontally = true
        let words = Box(.horizontal, spacing: 12)
        words.align(vertical: .center)
        words.append(id)
        words.append(names)
        head.append(words)
        guard let showMe else { return head }
        showMe.align(vertical: .center)
        showMe.setAccessibleDescription(rule.description)
        showMe.onClick { [weak self] in self?.onShow() }
        head.append(showMe)
        return head
    }

    /// Fills the part with the state: an icon, the verdict, and the reasons below it.
    private func fillVerdict() {
        icon.align(vertical: .start)
        verdict.append(icon)
        let words = Box(.vertical, spacing: 2)
        word.addStyle(GuidelineStyle.verdict)
        words.append(Self.text(word))
        words.append(Self.text(reasons))
        words.expandsHorizontally = true
        verdict.append(words)
    }

    /// Makes a label wrap its lines.
    private static func text(_ label: Label) -> Label {
        label.wraps = true
        label.horizontalAlignment = 0
        return label
    }

    /// Sets whether the guideline is followed, and why; nil before any menu has opened. Assistive technologies get the state at
    /// once; ``showState()`` shows it.
    func show(_ state: Guideline.State?) {
        guard state != self.state else { return }
        self.state = state
        isStale = true
        nameRow()
    }

    private func nameRow() {
        guard let state else { return row.setAccessibleName(rule.description) }
        row.setAccessibleName(
            localized(
                "{rule} {state}: {reasons}",
                [
                    "rule": rule.description, "state": state.verdict.title,
                    "reasons": state.reasons.joined(separator: "; "),
                ]))
    }

    /// Shows the state that was set last.
    func showState() {
        isStale = false
        verdict.isVisible = state != nil
        guard let state else { return }
        icon.name = GuidelineStyle.look(of: state.verdict).icon
        for verdict in Guideline.State.Verdict.allCases {
            self.verdict.setStyle(GuidelineStyle.look(of: verdict).style, verdict == state.verdict)
        }
        word.show(line: state.verdict.title)
        reasons.show(lines: state.reasons.joined(separator: "\n"))
    }

    /// Shows whether the guideline can be demonstrated now, or is being demonstrated, which the button can then stop.
    func show(_ showing: Showing) {
        guard let showMe else { return }
        showMe.isSensitive = showing != .another
        showMe.label = showing == .this ? localized("Stop") : localized("Show Me")
    }

    /// Which guideline is being demonstrated on a note.
    enum Showing {
        case none
        case this
        case another
    }
}
