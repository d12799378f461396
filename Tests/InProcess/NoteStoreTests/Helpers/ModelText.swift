import RichText

@testable import Notes

/// A note's text without a view, changed as by a user's keys and by undo.
@MainActor
final class ModelText: NoteText {
    private var scalars: [(scalar: Unicode.Scalar, attributes: RichText.Attributes)] = []
    private var listeners: [(TextEvent) -> Void] = []
    private var followers: [() -> Void] = []
    private(set) var selectionAnchor = 0
    private var caret = 0

    init(_ content: RichText = RichText()) { append(content) }

    var count: Int { scalars.count }

    func text(in range: Range<Int>) -> String { richText(in: range).text }

    func richText(in range: Range<Int>) -> RichText {
        var text = RichText()
        for (scalar, attributes) in scalars[range] { text.append(String(scalar), attributes) }
        return text
    }

    func offset(ofPicture id: Int) -> Int? { scalars.firstIndex { $0.attributes.picture?.id == id } }

    func picture(at offset: Int) -> TextPicture? {
        scalars.indices.contains(offset) ? scalars[offset].attributes.picture : nil
    }

    var insertionPoint: Int {
        get { caret }
        set { select(from: newValue, to: newValue) }
    }

    func select(from anchor: Int, to insertionPoint: Int) {
        (selectionAnchor, caret) = (anchor, insertionPoint)
        followers.forEach { $0() }
    }

    func append(_ text: RichText) {
        if !text.isEmpty { apply(.insertion(text, at: count)) }
    }

    func apply(_ change: TextChange) {
        switch change {
        case .insertion(let text, let offset):
            let new = text.runs.flatMap { run in run.text.unicodeScalars.map { ($0, run.attributes) } }
            scalars.insert(contentsOf: new, at: offset)
            insertionPoint = offset + new.count
        case .deletion(let text, let offset):
            scalars.removeSubrange(offset..<offset + text.count)
            insertionPoint = offset
        case .marking(let mark, let isOn, let ranges):
            for index in ranges.joined() { scalars[index].attributes.set(mark, isOn) }
        }
        listeners.forEach { $0(.change(change)) }
    }

    func removeAll() {
        if count > 0 { apply(.deletion(richText(in: 0..<count), at: 0)) }
    }

    func onEvent(_ handler: @escaping (TextEvent) -> Void) { listeners.append(handler) }
    func onSelectionMove(_ handler: @escaping () -> Void) { followers.append(handler) }

    /// Types text at the end.
    func type(_ text: String, _ styles: Set<TextStyle> = []) {
        listeners.forEach { $0(.actionBegins) }
        append(RichText(text, .init(styles: styles)))
        listeners.forEach { $0(.actionEnds) }
    }
}

extension RichText.Attributes {
    fileprivate mutating func set(_ mark: TextMark, _ isOn: Bool) {
        switch mark {
        case .style(let style): if isOn { styles.insert(style) } else { styles.remove(style) }
        case .direction(let direction): self.direction = isOn ? direction : nil
        case .paragraph(let style): paragraph = isOn ? style : nil
        case .link(let address): link = isOn ? address : nil
        case .picture(let picture): self.picture = isOn ? picture : nil
        }
    }
}
