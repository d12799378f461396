import Gtk
import GtkEditor
import Longpress
import Notes

/// Finding and replacing in a window's note, with the bar above it.
///
/// While the user types a pattern, its first match is shown. Closing the bar then returns to the position before the search,
/// unless the user has gone to a match by Return, a button or Find Next, has replaced one, or has changed the text.
final class Finder {
    let bar = FindBar()
    let search: NoteSearch
    weak var window: NoteWindow?
    let text: TextPane
    let note: Note
    private let images: ImagePane
    let reading: PictureReading
    private let marks: FoundMarks
    private(set) var isOpen = false
    /// The position that closing the bar returns to; nil once the user has moved on.
    private var origin: (anchor: Int, insertionPoint: Int, scroll: Double)?
    /// The position in the text from which the search starts while the user types.
    var start = 0
    /// The current match, which is shown.
    private(set) var match: NoteSearch.Match?
    private var searchTask: Task<Void, Never>?
    /// Withholds the text's selection from the primary clipboard while the bar is open. A middle click then pastes what is
    /// selected in the bar's field, and the text stays selected.
    private var withheld: SelectionOffer?
    /// The numbers of the latest search for a match and of the search that was shown last.
    private var (requested, completed) = (0, 0)
    /// The replacement of all matches that is running, if any.
    var replacing: Replacing?

    /// The parts of the text's height to leave above and below a match that wasn't visible.
    private static let margin = 0.25
    /// The longest selection that is taken as the text to find, in Unicode scalars.
    private static let longestSelection = 200

    init(_ window: NoteWindow) {
        (self.window, text, note, images) = (window, window.text, window.note, window.images)
        search = NoteSearch(note)
        reading = PictureReading(search)
        marks = FoundMarks(text.view)
        bar.onChange = { [weak self] in self?.patternChanged() }
        bar.onMove = { [weak self] in self?.move(forward: $0) }
        bar.onReplace = { [weak self] in self?.replace() }
        bar.onReplaceAll = { [weak self] in self?.replaceAll() }
        bar.onClose = { [weak self] in self?.close() }
        bar.onFailure = { [weak window] in window?.show($0) }
        search.onCount = { [weak self] in self?.showCount(announcing: true) }
        note.observe { [weak self] in self?.noteChanged($0) }
    }

    isolated deinit { searchTask?.cancel() }

    var view: TextView { text.view }

    /// Whether a search for a match is running.
    var isSearching: Bool { requested != completed }

    // MARK: Opening and closing

    /// Opens the bar, or moves the keyboard focus to it. If text is selected, searches for that.
    func open(replacing: Bool) {
        let selected = selectedText
        begin()
        if replacing {
            bar.replaces = true
        } else if selected != nil || !bar.widget.containsFocus {
            bar.replaces = false
        }
        if let selected, selected != bar.field.text { bar.fill(selected) } else if match == nil { look() }
        bar.focus(replacing && bar.pattern != nil ? bar.replacement : bar.field)
    }

    /// The text's selection, if the text has the keyboard focus and the selection can be a pattern.
    private var selectedText: String? {
        guard !isOpen || view.containsFocus, let selection = view.buffer.selection,
            selection.count <= Self.longestSelection
        else { return nil }
        let words = view.buffer.text(in: selection)
        return words.contains(where: \.isNewline) ? nil : words
    }

    private func begin() {
        guard !isOpen else { return }
        isOpen = true
        search.prepare()
        withheld = SelectionOffer(withheldBy: view)
        let buffer = view.buffer
        origin = (buffer.selectionAnchor, buffer.insertionPoint, text.widget.scrollPosition)
        start = buffer.selectedRange.lowerBound
        match = nil
        guard let window else { return }
        window.findBarBox.isVisible = true
        if window.findBarBox.children.isEmpty { window.findBarBox.append(bar.widget) }
        bar.adapt(to: window.window.size.width)
        window.setNeedsValidation()
    }

    /// Closes the bar, and returns to the position before the search unless the user has moved on.
    func close() {
        guard isOpen else { return }
        isOpen = false
        searchTask?.cancel()
        completed = requested
        reading.stop()
        search.look(for: nil)
        marks.show(nil)
        let hadFocus = bar.widget.containsFocus
        if let origin { goBack(to: origin) }
        window?.findBarBox.isVisible = false
        if hadFocus { restoreFocus() }
        withheld = nil
        match = nil
        window?.setNeedsValidation()
    }

    private func goBack(to origin: (anchor: Int, insertionPoint: Int, scroll: Double)) {
        hidePicture()
        view.buffer.select(from: origin.anchor, to: origin.insertionPoint)
        view.stopScrolling()
        text.widget.scrollPosition = origin.scroll
    }

    private func restoreFocus() {
        if origin == nil, let id = match?.picture, text.pictures.item(id) == nil {
            images.change(focus: true) { _ in }
        } else {
            view.grabFocus()
        }
    }

    /// Makes closing the bar leave the current position as it is.
    func keepPosition() { origin = nil }

    // MARK: Searching

    private func patternChanged() {
        guard isOpen else { return }
        look()
        window?.setNeedsValidation()
    }

    /// Searches for the bar's pattern, and shows the first match.
    private func look() {
        search.look(for: bar.pattern)
        marks.show(search.search)
        bar.show("", isFound: true)
        allow()
        go { finder in finder.search.search == nil ? nil : await finder.search.first(from: finder.start) }
    }

    /// Whether there is a pattern to find the next match of.
    var canMove: Bool { bar.pattern != nil }

    /// Goes to the next or the previous match. Opens the bar if it is closed, without moving the keyboard focus.
    func move(forward: Bool) {
        guard bar.pattern != nil else { return }
        if !isOpen {
            begin()
            search.look(for: bar.pattern)
            marks.show(search.search)
            allow()
        }
        let previous = searchTask
        go(cancelling: false) { finder in
            await previous?.value
            let (selectedMatch, search) = (finder.selectedMatch, finder.search)
            let match =
                switch (selectedMatch, forward) {
                case (let match?, true): await search.next(after: match)
                case (let match?, false): await search.previous(before: match)
                case (nil, true): await search.first(from: finder.view.buffer.selectedRange.upperBound)
                case (nil, false): await search.last(before: finder.view.buffer.selectedRange.lowerBound)
                }
            if match != nil { finder.origin = nil }
            return match
        }
    }

    /// The match that is shown, unless the user has moved the selection.
    private var selectedMatch: NoteSearch.Match? {
        guard case .text(let range) = match else { return match }
        return view.buffer.selection == range ? match : nil
    }

    /// Shows the match that a search returns, replacing any earlier search.
    private func go(cancelling: Bool = true, _ find: @escaping (Finder) async -> NoteSearch.Match?) {
        if cancelling { searchTask?.cancel() }
        requested += 1
        searchTask = Task { [weak self, requested] in
            guard let self else { return }
            let match = await find(self)
            guard !Task.isCancelled, isOpen else { return }
            show(match)
            completed = requested
        }
    }

    private func show(_ match: NoteSearch.Match?) {
        if match != self.match { hidePicture() }
        self.match = match
        marks.shown = if case .text(let range) = match { range } else { nil }
        switch match {
        case .text(let range):
            start = range.lowerBound
            view.buffer.select(range)
            view.jumpToInsertionPoint(margin: Self.margin)
        case .caption(let id), .picture(let id): show(id)
        case nil:
            if let origin { goBack(to: origin) }
        }
        showCount(announcing: false)
    }

    private func show(_ id: NotePicture.ID) {
        if text.pictures.item(id) != nil {
            text.pictures.select(id)
            return view.jumpToInsertionPoint(margin: Self.margin)
        }
        if let window, !window.showsImages { window.showImages(true) }
        images.select([id], focus: false)
        images.reveal(id)
    }

    private func hidePicture() {
        if match?.picture != nil { images.select([], focus: false) }
    }

    // MARK: The bar's content

    /// Shows the number of matches as soon as it is known, and the number of the current match.
    func showCount(announcing: Bool) {
        guard isOpen else { return }
        allow()
        if bar.pattern != nil { reading.begin() }
        guard bar.pattern != nil, let count = search.count else { return bar.show("", isFound: true) }
        let text = Self.text(number: match.flatMap(search.number), of: count, at: match)
        bar.show(text, isFound: count > 0)
        if announcing { bar.announce(text) }
    }

    private static func text(number: Int?, of count: Int, at match: NoteSearch.Match?) -> String {
        guard count > 0 else { return localized("No Matches") }
        guard let number else { return localizedPlural("{count} match", "{count} matches", count: count) }
        let values = ["number": "\(number)", "count": "\(count)"]
        return switch match {
        case .caption: localized("{number} of {count}, in a caption", values)
        case .picture: localized("{number} of {count}, in an image", values)
        default: localized("{number} of {count}", values)
        }
    }

    private func allow() {
        bar.allow(moving: canMove && search.count != 0, replacing: view.isEditable && replacing == nil)
    }

    private func noteChanged(_ change: Note.Change) {
        guard isOpen, replacing == nil else { return }
        switch change {
        case .text(.marking), .history: break
        case .text:
            origin = nil
            marks.shown = nil
            showCount(announcing: false)
        case .caption, .pictures, .pose: origin = nil
        }
    }
}
