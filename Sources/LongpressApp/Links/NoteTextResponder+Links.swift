import Gtk
import Longpress
import Notes

/// Making, changing and removing links.
extension NoteTextResponder {
    /// Asks for the address of the link at the selection, or of a new link.
    static var asking: Handler {
        .when({ $0.view?.isEditable == true }) { $0.askForLink() }
    }

    /// Like ``asking``, but available only where there is a link.
    static var editing: Handler {
        .with({ $0.view?.isEditable == true ? $0.view?.buffer.selectedLink : nil }) { responder, _ in
            responder.askForLink()
        }.ifAvailable
    }

    static var unlinking: Handler {
        .with({ $0.view?.isEditable == true ? $0.view?.buffer.selectedLink : nil }) { responder, link in
            responder.change(by: .removeLink) { responder.view?.buffer.setLink(nil, in: link.range) }
        }
    }

    /// Makes a click with Control open the link or address under it.
    func followLinkClicks(of view: TextView) {
        let clicks = ClickGesture(button: .primary, phase: .capture)
        clicks.onControlClick { [weak self] in
            // The press has put the insertion point there.
            if let self, self.view?.buffer.selection == nil { ResponderChain(first: self).perform(.openLink) }
        }
        view.add(clicks)
    }

    private func askForLink() {
        guard let view, let window = view.window else { return }
        let buffer = view.buffer
        let link = buffer.selectedLink
        let range =
            link?.range ?? buffer.selection ?? buffer.wordRange(at: buffer.insertionPoint) ?? buffer.selectedRange
        view.revealSelection()
        guard let target = view.convert(view.bounds(of: range), to: window) else { return }
        LinkPopover.show(link?.address ?? "", at: target, in: window) { [weak self] in self?.link(range, to: $0) }
    }

    /// Makes a range of the text a link to an address; nil removes its link. For an empty range, inserts the address as the
    /// link's text.
    func link(_ range: Range<Int>, to address: String?) {
        guard let view, range.upperBound <= view.buffer.count else { return }
        let buffer = view.buffer
        let hadLink = buffer.link(at: range.lowerBound) != nil
        guard address != nil || hadLink else { return }
        let command = address == nil ? Command.removeLink : hadLink ? .editLink : .link
        change(by: command) {
            guard range.isEmpty, let address else { return buffer.setLink(address, inParagraphsOf: range) }
            buffer.replaceSelection(with: address)
            buffer.setLink(address, in: range.lowerBound..<range.lowerBound + address.unicodeScalars.count)
        }
    }
}

extension TextBuffer {
    /// Sets the link of a range, without the ends of its paragraphs.
    fileprivate func setLink(_ address: String?, inParagraphsOf range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = paragraphRange(at: start).upperBound
            if start < end { setLink(address, in: start..<min(end, range.upperBound)) }
            start = end + 1
        }
    }
}
