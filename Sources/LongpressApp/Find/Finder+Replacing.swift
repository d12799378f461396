import Gtk
import Longpress
import Notes

/// Replacing matches.
extension Finder {
    /// Replaces the match that is shown, if any, and goes to the next one.
    func replace() {
        guard let search = search.search, replacing == nil, view.isEditable else { return }
        let letters = bar.replacement.text
        switch match {
        case .text(let range) where view.buffer.selection == range && isMatch(range, of: search):
            note.history.step(named: Command.replace.undoName) {
                Replacing.replace(TextReplacement.Stretch(range), by: letters, in: view.buffer)
            }
            let end = range.lowerBound + letters.unicodeScalars.count
            view.buffer.select(end..<end)
        case .caption(let id):
            note.history.step(named: Command.replace.undoName) {
                Replacing.replace(inCaptionOf: id, of: note, search, by: letters)
            }
        default: break
        }
        move(forward: true)
    }

    /// Returns whether a part of the text is a match: the text may have changed since the search.
    private func isMatch(_ range: Range<Int>, of search: TextSearch) -> Bool {
        let part = FoundMarks.paragraphs(around: range, in: view.buffer)
        return FoundMarks.matches(of: search, in: part, of: view.buffer).contains(range)
    }

    /// Replaces all matches, in text and captions, as one step of the history.
    func replaceAll() {
        guard let window, search.search != nil, replacing == nil, view.isEditable else { return }
        window.window.finishComposing()
        let running = Replacing(search, in: window, by: bar.replacement.text)
        replacing = running
        showCount(announcing: false)
        let activity = window.activity.begin(localized("Replacing…")) { running.cancel() }
        Task { [weak self] in
            let count = await running.run(named: localized("Replace All"))
            activity.end()
            self?.replaced(count)
        }
    }

    private func replaced(_ count: Int?) {
        replacing = nil
        keepPosition()
        showCount(announcing: false)
        guard let count else { return }
        window?.toast.show(localizedPlural("{count} match replaced", "{count} matches replaced", count: count))
    }
}
