public import Gtk

/// Underlines the misspelt words of one text view, and suggests corrections.
///
/// It checks while the program is idle, in small steps, visible text first, and only what has changed. Text far from the visible
/// part isn't checked until it gets nearer. The word being typed isn't underlined until the insertion point leaves it. Without a
/// dictionary, the checker does nothing.
///
///     let checker = SpellChecker(view)
///     checker.dictionary = await SpellingDictionary.load()
@MainActor public final class SpellChecker {
    private let weakView: WeakObject<TextView>
    private var unchecked = UncheckedText()
    /// The misspellings found since the last underlines were set.
    private var found: FoundMisspellings?
    private var pending: Timer?
    /// The position of the word being typed; nil once the insertion point has left it.
    private var typing: Int?
    /// The result for the last queried word, while the text and the dictionary are unchanged.
    private var known: (target: Range<Int>, word: SpelledWord?)?
    /// The last suggestions and the word that they are for.
    private var lastSuggestions: (word: String, suggestions: [String]) = ("", [])
    private var resting: Timer?
    /// Words that the user has added but that the dictionary can't store yet.
    private var toLearn: [String] = []

    /// The maximum duration of a step, in milliseconds: less than a frame, so that it isn't noticeable.
    private static let step = 5
    /// The delay before the visible text is checked, in milliseconds: letters typed quickly are checked together.
    private static let delay = 40
    /// How long the insertion point must have rested before suggestions for its word are searched in advance, in milliseconds:
    /// longer than a double click. The search takes too long to run while the insertion point moves.
    private static let rest = 500
    /// The number of characters checked at a time.
    private static let piece = 1000
    /// The longest paragraph that is checked. GTK lays out the whole paragraph with each underline, which takes too long for
    /// longer ones.
    private static let longestParagraph = 30_000
    /// The number of characters around a piece that are read to find whole words.
    private static let margin = 200
    /// The number of characters checked before and after the visible text: about a hundred pages. Checking all of a very long
    /// text would keep a processor busy for minutes.
    static let reach = 250_000
    /// The longest word that suggestions are searched for; for longer ones that takes over a tenth of a second.
    private static let longestToCorrect = 32
    /// The distance in points up to which a press counts as on a word: half of what a finger covers.
    private static let nearness = 22.0
    /// The distance in points up to which a tap counts as on a letter.
    private static let tapNearness = 3.0
    package static let maxSuggestions = Command.spellingSuggestions.count

    /// Creates the checker of a view. The caller must keep a reference to it while it is in use.
    public init(_ view: TextView) {
        weakView = WeakObject(view)
        view.buffer.onChangeExtent { [weak self] in self?.textChanged($0) }
        view.buffer.onSelectionChange { [weak self] in self?.insertionPointMoved() }
        view.onScroll { [weak self] in self?.scrolled() }
        LateAnswers.onAnswer(for: self) { [weak self] in self?.lateAnswerCame() }
    }

    isolated deinit {
        pending?.cancel()
        resting?.cancel()
    }

    /// The view, while it exists.
    public var view: TextView? { weakView.value }

    /// The dictionary in which words are looked up. Setting it checks the whole text.
    public var dictionary: SpellingDictionary? {
        didSet { if dictionary !== oldValue { recheck() } }
    }

    /// Whether the checker is on. While it is off, nothing is underlined.
    public var isOn = true {
        didSet { if isOn != oldValue { recheck() } }
    }

    /// Called after a word was learnt, so that the program can check other texts with the same dictionary again.
    public var onLearn: (() -> Void)?

    /// Called when suggestions have been found for the word at the insertion point. The menu bar shows them too.
    public var onSuggestions: (() -> Void)?

    /// Adds a word to the user's personal dictionary, as soon as its disk responds. Removes the word's underlines.
    package func learn(_ word: String) {
        if let answering { answering.learn(word) } else { toLearn.append(word) }
        recheck()
        settle()
        onLearn?()
    }

    /// Checks everything again, because the dictionary has changed.
    public func recheck() {
        forget()
        found = nil
        guard let buffer = view?.buffer else { return }
        unchecked = UncheckedText()
        if isWorking {
            unchecked.add(0..<buffer.count)
            schedule()
            // The insertion point may already have been at rest before there was a dictionary.
            waitForRest()
        } else {
            buffer.setMisspellings([], in: 0..<buffer.count)
        }
    }

    private func lateAnswerCame() {
        if let answering {
            for word in toLearn { answering.learn(word) }
            toLearn = []
        }
        recheck()
        if isWorking, findSuggestions() { onSuggestions?() }
    }

    /// The dictionary; nil while it waits for the disk with the user's words. Until then every word counts as correct.
    private var answering: SpellingDictionary? { dictionary.flatMap { $0.isSilent ? nil : $0 } }

    private var isWorking: Bool { isOn && dictionary != nil }

    /// Whether there is something left to check.
    package var isChecking: Bool { pending != nil }

    private func forget() {
        known = nil
        lastSuggestions = ("", [])
    }

    // MARK: Following the text

    private func textChanged(_ change: TextChange.Extent) {
        known = nil
        // Text that isn't underlined yet counts as unchecked, so it is found again.
        found = nil
        guard let buffer = view?.buffer else { return }
        let end = change.offset + change.inserted
        // Set even without a dictionary: when there is one, the word is still being typed.
        typing = buffer.insertionPoint == end ? end : nil
        guard isWorking else { return }
        waitForRest()
        unchecked.follow(change)
        unchecked.add(max(0, change.offset - 1)..<min(buffer.count, end + 1))
        schedule()
    }

    private func insertionPointMoved() {
        guard let buffer = view?.buffer else { return }
        if isWorking { waitForRest() }
        guard let offset = typing else { return }
        let now = buffer.insertionPoint
        if let word = word(at: offset, in: buffer), word.touches(now) {
            typing = now
        } else {
            stopTyping(in: buffer)
        }
    }

    private func stopTyping(in buffer: TextBuffer) {
        guard let offset = typing else { return }
        typing = nil
        known = nil
        guard isWorking else { return }
        // The pending result of the paragraph leaves out the word.
        found = nil
        unchecked.add(max(0, min(offset, buffer.count) - 1)..<min(buffer.count, offset + 1))
        schedule()
    }

    private func waitForRest() {
        resting?.cancel()
        resting = MainLoop.after(milliseconds: Self.rest) { [weak self] in
            guard let self, findSuggestions() else { return }
            onSuggestions?()
        }
    }

    /// Treats the word being typed as complete, checks the text around the insertion point at once and finds suggestions, because
    /// the user opens the menu.
    ///
    /// - Parameter point: The position that was pressed, in the view's coordinates; nil if none was. A press far from the word,
    ///   such as in the empty space after a line, isn't about the word. There are no suggestions then.
    public func settle(at point: Point?) {
        known = nil
        settle()
        guard let point, let view, view.buffer.selection == nil, let word = misspelling,
            !view.bounds(of: word.range).inset(by: -Self.nearness).contains(point)
        else { return }
        known?.word = nil
    }

    /// Treats the word being typed as complete, checks the text around the insertion point at once and finds suggestions.
    public func settle() {
        guard isWorking, let buffer = view?.buffer else { return }
        stopTyping(in: buffer)
        let offset = buffer.insertionPoint
        var part = max(0, offset - 1)..<min(buffer.count, offset + 1)
        underline(in: buffer)
        // Skips what has been checked: changing it would make GTK lay out the paragraph again, which takes longer than the menu.
        while !part.isEmpty, unchecked.first(in: part) != nil {
            found = look(at: part, in: buffer)
            part = min(found?.part.upperBound ?? part.upperBound, part.upperBound)..<part.upperBound
            underline(in: buffer)
        }
        findSuggestions()
    }

    // MARK: Checking in steps

    private func schedule() {
        guard pending?.isPending != true, let view else { return }
        let work = { [weak self] in
            guard let self else { return }
            pending = nil
            performStep()
        }
        pending =
            unchecked.first(in: view.visibleRange) != nil
            ? MainLoop.after(milliseconds: Self.delay, work) : MainLoop.atLeisure(work)
    }

    private func performStep() {
        guard isWorking, let view else { return }
        let buffer = view.buffer
        // Discards parts beyond the end of the text.
        unchecked.remove(buffer.count..<Int.max)
        let visible = view.visibleRange
        let near = Self.near(visible)
        let end = Clock.milliseconds + Self.step
        while let next = unchecked.first(in: visible) ?? unchecked.first(in: near) {
            check(next, in: buffer)
            guard Clock.milliseconds < end else { return schedule() }
        }
    }

    /// Checks the next piece of a part. Sets the underlines at the end of a paragraph or of the part: with each change of
    /// underlines GTK lays out the whole paragraph.
    private func check(_ part: Range<Int>, in buffer: TextBuffer) {
        if let begun = found, begun.part.lowerBound != part.lowerBound || begun.part.upperBound >= part.upperBound {
            return underline(in: buffer)
        }
        let offset = found?.part.upperBound ?? part.lowerBound
        let piece = look(at: offset..<part.upperBound, in: buffer)
        found = found?.joined(with: piece) ?? piece
        if piece.endsParagraph || piece.part.upperBound >= part.upperBound { underline(in: buffer) }
    }

    private func underline(in buffer: TextBuffer) {
        guard let done = found else { return }
        found = nil
        buffer.setMisspellings(done.words, in: done.zone)
        unchecked.remove(done.part)
    }

    private func scrolled() {
        // Determining the visible range takes a moment, and this is called for each scrolled line.
        guard isWorking, !isChecking, !unchecked.parts.isEmpty, let view,
            unchecked.first(in: Self.near(view.visibleRange)) != nil
        else { return }
        schedule()
    }

    private static func near(_ visible: Range<Int>) -> Range<Int> {
        max(0, visible.lowerBound - reach)..<visible.upperBound + reach
    }

    /// Checks the beginning of a part, at most to the end of its paragraph, including the words across its boundaries.
    private func look(at part: Range<Int>, in buffer: TextBuffer) -> FoundMisspellings {
        let paragraph = buffer.paragraphRange(at: part.lowerBound)
        guard paragraph.count <= Self.longestParagraph else {
            let end = max(min(paragraph.upperBound + 1, part.upperBound), part.lowerBound + 1)
            return FoundMisspellings(
                words: [], zone: part.lowerBound..<part.lowerBound, part: part.lowerBound..<end, endsParagraph: true)
        }
        let end = min(paragraph.upperBound, part.upperBound, part.lowerBound + Self.piece)
        let (words, zone) = words(around: part.lowerBound..<max(end, part.lowerBound), in: buffer)
        // Lazy, because most pieces contain only known words.
        lazy var answering = self.answering
        let wrong = words.filter { !isBeingTyped($0) && !isCorrect($0, in: answering) }
        // The line break after the paragraph counts as checked.
        let isEnd = end == paragraph.upperBound
        let done = max(end + (isEnd ? 1 : 0), part.lowerBound + 1)
        return FoundMisspellings(
            words: wrong.map(\.range), zone: zone, part: part.lowerBound..<done, endsParagraph: isEnd)
    }

    /// Returns the whole words in and around a part of a paragraph, and the range of text whose words are all included.
    private func words(around part: Range<Int>, in buffer: TextBuffer) -> ([SpelledWord], Range<Int>) {
        let paragraph = buffer.paragraphRange(at: part.lowerBound)
        let lower = max(paragraph.lowerBound, part.lowerBound - Self.margin)
        let upper = max(lower, min(paragraph.upperBound, part.upperBound + Self.margin))
        var zone = lower..<upper
        var words = SpelledWord.words(in: buffer.text(in: zone), at: lower)
        // A word cut off at an end may be part of a longer word.
        if lower > paragraph.lowerBound, let first = words.first, first.range.lowerBound == lower {
            zone = first.range.upperBound..<upper
            words.removeFirst()
        }
        if upper < paragraph.upperBound, let last = words.last, last.range.upperBound == upper {
            zone = zone.lowerBound..<last.range.lowerBound
            words.removeLast()
        }
        return (words, zone)
    }

    private func word(at offset: Int, in buffer: TextBuffer) -> SpelledWord? {
        let offset = min(offset, buffer.count)
        let words =
            if let token = buffer.token(at: offset) {
                SpelledWord.words(in: token.text, at: token.range.lowerBound)
            } else {
                words(around: offset..<offset, in: buffer).0
            }
        return words.first { $0.touches(offset) }
    }

    private func isBeingTyped(_ word: SpelledWord) -> Bool {
        typing.map(word.touches) ?? false
    }

    /// - Parameter answering: The dictionary, evaluated only if the word isn't known.
    private func isCorrect(_ word: SpelledWord, in answering: @autoclosure () -> SpellingDictionary?) -> Bool {
        guard let dictionary, dictionary.covers(word.text), !toLearn.contains(word.text) else { return true }
        return dictionary.isKnownCorrect(word.text) ?? answering()?.isCorrect(word.text) ?? true
    }

    // MARK: Correcting

    /// The misspelt word that is selected, or that the insertion point is at and that isn't being typed; nil for none.
    var misspelling: SpelledWord? {
        guard isWorking, let buffer = view?.buffer else { return nil }
        let target = buffer.selectedRange
        if let known, known.target == target { return known.word }
        var found = word(at: target.lowerBound, in: buffer)
        if let word = found {
            // A double click selects only one side of an apostrophe.
            let isMeant = target.isEmpty || target == word.range || buffer.wordRange(at: target.lowerBound) == target
            if !isMeant || isBeingTyped(word) || isCorrect(word, in: answering) { found = nil }
        }
        known = (target, found)
        return found
    }

    /// Returns the range of the underlined word at a point of the view; nil if there is none.
    func underlinedWord(at point: Point) -> Range<Int>? {
        guard isWorking, let view, view.buffer.count > 0 else { return nil }
        let buffer = view.buffer
        let offset = view.offset(ofCharacterAt: point)
        let letter = offset..<min(offset + 1, buffer.count)
        // The letter nearest to the point may be far away.
        guard !letter.isEmpty, view.bounds(of: letter).inset(by: -Self.tapNearness).contains(point),
            !buffer.misspellings(in: letter).isEmpty, let word = word(at: offset, in: buffer),
            buffer.misspellings(in: word.range) == [word.range]
        else { return nil }
        return word.range
    }

    /// Returns the suggestions for a misspelt word, most likely first; none until they have been found.
    func suggestions(for word: SpelledWord) -> [String] {
        lastSuggestions.word == word.text ? lastSuggestions.suggestions : []
    }

    /// Finds suggestions for the misspelt word. Returns false if there is nothing new.
    @discardableResult
    private func findSuggestions() -> Bool {
        guard let word = misspelling, word.text != lastSuggestions.word,
            word.range.count <= Self.longestToCorrect, let dictionary = answering
        else { return false }
        var suggestions = dictionary.suggestions(for: word.text, limit: Self.maxSuggestions)
        // Dictionaries use the straight apostrophe, whichever the user types.
        if word.text.contains("\u{2019}") {
            suggestions = suggestions.map { String($0.map { $0 == "'" ? "\u{2019}" : $0 }) }
        }
        lastSuggestions = (word.text, suggestions)
        return true
    }
}

extension SpelledWord {
    /// Returns whether a position is inside the word or at one of its ends.
    func touches(_ offset: Int) -> Bool {
        range.lowerBound <= offset && offset <= range.upperBound
    }
}
