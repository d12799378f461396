public import Gtk

/// Underlines the misspelt words of one text view, and knows what they may have been meant to be.
///
/// It checks while the program is idle and in small steps, what is to be seen first, and only what has changed; what is
/// far from what is to be seen isn't checked until it comes nearer. The word being typed is left alone until the
/// insertion point leaves it. It does nothing as long as it has no dictionary.
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
    /// The word last asked about, as long as the text and the dictionary stay as they were.
    private var known: (target: Range<Int>, word: SpelledWord?)?
    /// The suggestions for the word last looked at.
    private var lastSuggestions: (word: String, suggestions: [String]) = ("", [])
    private var resting: Timer?
    /// Words that the person has taught, and that the dictionary can't be told yet.
    private var toLearn: [String] = []

    /// The maximum duration of a step, in milliseconds: less than a frame, so that nobody sees it.
    private static let step = 5
    /// The delay before the visible text is checked, in milliseconds: letters typed quickly are checked together.
    private static let delay = 40
    /// The time for which the insertion point must have rested before suggestions for the word there are looked for
    /// unasked, in milliseconds: longer than a double click lasts. They take too long to be looked for while it moves.
    private static let rest = 500
    /// The number of characters checked at a time.
    private static let piece = 1000
    /// The longest paragraph that is checked: GTK lays all of a longer one out for too long with each underline.
    private static let longestParagraph = 30_000
    /// The number of characters around them that words may reach into.
    private static let margin = 200
    /// The number of characters checked before and behind the visible text: about a hundred pages. All of a very long
    /// text would keep a processor busy for minutes.
    static let reach = 250_000
    /// The longest word that suggestions are made for; those for longer ones take over a tenth of a second.
    private static let longestToCorrect = 32
    /// The distance in points to which a press counts as one on a word: half of what a finger covers.
    private static let nearness = 22.0
    /// The distance in points to which a tap counts as one on a letter.
    private static let tapNearness = 3.0
    package static let mostSuggestions = Command.spellingSuggestions.count

    /// Makes the checker of a view; it must be kept for as long as it is to work.
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

    /// The dictionary that words are looked up in. Setting it checks everything.
    public var dictionary: SpellingDictionary? {
        didSet { if dictionary !== oldValue { recheck() } }
    }

    /// Whether it checks. Without, nothing is underlined.
    public var isOn = true {
        didSet { if isOn != oldValue { recheck() } }
    }

    /// Called after a word was learnt, for those who check other texts by the same dictionary.
    public var onLearn: (() -> Void)?

    /// Called when suggestions have been found for the word at the insertion point, which the menu bar shows too.
    public var onSuggestions: (() -> Void)?

    /// Adds a word to the person's own, as soon as the disk with these answers. Its underlines go.
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
            // The insertion point may have come to rest before there was a dictionary.
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

    /// The dictionary, unless it would wait for the disk with the person's words: until that answers every word is right.
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
        // It is found again: what isn't underlined isn't checked.
        found = nil
        guard let buffer = view?.buffer else { return }
        let end = change.offset + change.inserted
        // Also while there is no dictionary yet: once there is one, the word is still being typed.
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
        // What has been looked at of its paragraph, but isn't underlined yet, leaves the word out.
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

    /// Takes the word being typed for complete, checks what is around the insertion point at once and finds suggestions:
    /// somebody wants to see its menu.
    ///
    /// - Parameter point: The position that was pressed, in the view's coordinates; nil if none was. Far from the word, as in the
    ///   empty space behind a line, it is about something else, and there are no suggestions.
    public func settle(at point: Point?) {
        known = nil
        settle()
        guard let point, let view, view.buffer.selection == nil, let word = misspelling,
            !view.bounds(of: word.range).inset(by: -Self.nearness).contains(point)
        else { return }
        known?.word = nil
    }

    /// Takes the word being typed for complete, checks what is around the insertion point at once and finds suggestions.
    public func settle() {
        guard isWorking, let buffer = view?.buffer else { return }
        stopTyping(in: buffer)
        let offset = buffer.insertionPoint
        var part = max(0, offset - 1)..<min(buffer.count, offset + 1)
        underline(in: buffer)
        // What has been checked stays as it is: GTK would lay the paragraph out again, which takes longer than the menu.
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
            takeStep()
        }
        pending =
            unchecked.first(in: view.visibleRange) != nil
            ? MainLoop.after(milliseconds: Self.delay, work) : MainLoop.atLeisure(work)
    }

    private func takeStep() {
        guard isWorking, let view else { return }
        let buffer = view.buffer
        // Whatever may lie behind the end of the text.
        unchecked.remove(buffer.count..<Int.max)
        let visible = view.visibleRange
        let near = Self.near(visible)
        let end = Clock.milliseconds + Self.step
        while let next = unchecked.first(in: visible) ?? unchecked.first(in: near) {
            check(next, in: buffer)
            guard Clock.milliseconds < end else { return schedule() }
        }
    }

    /// Looks at the next piece of a part, and underlines what has been found once that is a paragraph or all of the part:
    /// with each change of its underlines GTK lays all of a paragraph out.
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
        // What is to be seen takes a moment to find out, and this comes with each line that is scrolled.
        guard isWorking, !isChecking, !unchecked.parts.isEmpty, let view,
            unchecked.first(in: Self.near(view.visibleRange)) != nil
        else { return }
        schedule()
    }

    private static func near(_ visible: Range<Int>) -> Range<Int> {
        max(0, visible.lowerBound - reach)..<visible.upperBound + reach
    }

    /// Looks at the beginning of a part, at most to the end of a paragraph, and at the words around it.
    private func look(at part: Range<Int>, in buffer: TextBuffer) -> FoundMisspellings {
        let paragraph = buffer.paragraphRange(at: part.lowerBound)
        guard paragraph.count <= Self.longestParagraph else {
            let end = max(min(paragraph.upperBound + 1, part.upperBound), part.lowerBound + 1)
            return FoundMisspellings(
                words: [], zone: part.lowerBound..<part.lowerBound, part: part.lowerBound..<end, endsParagraph: true)
        }
        let end = min(paragraph.upperBound, part.upperBound, part.lowerBound + Self.piece)
        let (words, zone) = words(around: part.lowerBound..<max(end, part.lowerBound), in: buffer)
        // Most pieces have no word that isn't known.
        lazy var answering = self.answering
        let wrong = words.filter { !isBeingTyped($0) && !isCorrect($0, in: answering) }
        // The line break after the paragraph is done too.
        let isEnd = end == paragraph.upperBound
        let done = max(end + (isEnd ? 1 : 0), part.lowerBound + 1)
        return FoundMisspellings(
            words: wrong.map(\.range), zone: zone, part: part.lowerBound..<done, endsParagraph: isEnd)
    }

    /// The whole words in and around a part of a paragraph, and the part of the text that they are all the words of.
    private func words(around part: Range<Int>, in buffer: TextBuffer) -> ([SpelledWord], Range<Int>) {
        let paragraph = buffer.paragraphRange(at: part.lowerBound)
        let lower = max(paragraph.lowerBound, part.lowerBound - Self.margin)
        let upper = max(lower, min(paragraph.upperBound, part.upperBound + Self.margin))
        var zone = lower..<upper
        var words = SpelledWord.words(in: buffer.text(in: zone), at: lower)
        // What is cut off at the ends may be part of a longer word.
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

    /// - Parameter answering: The dictionary, asked for only if the word isn't known.
    private func isCorrect(_ word: SpelledWord, in answering: @autoclosure () -> SpellingDictionary?) -> Bool {
        guard let dictionary, dictionary.covers(word.text), !toLearn.contains(word.text) else { return true }
        return dictionary.isKnownCorrect(word.text) ?? answering()?.isCorrect(word.text) ?? true
    }

    // MARK: Correcting

    /// The misspelt word that is selected, or at the insertion point and not being typed; nil for none.
    var misspelling: SpelledWord? {
        guard isWorking, let buffer = view?.buffer else { return nil }
        let target = buffer.selectedRange
        if let known, known.target == target { return known.word }
        var found = word(at: target.lowerBound, in: buffer)
        if let word = found {
            // A double click selects one side of an apostrophe.
            let isMeant = target.isEmpty || target == word.range || buffer.wordRange(at: target.lowerBound) == target
            if !isMeant || isBeingTyped(word) || isCorrect(word, in: answering) { found = nil }
        }
        known = (target, found)
        return found
    }

    /// The word under a point of the view that is underlined; nil if there is none.
    func underlinedWord(at point: Point) -> Range<Int>? {
        guard isWorking, let view, view.buffer.count > 0 else { return nil }
        let buffer = view.buffer
        let offset = view.offset(ofCharacterAt: point)
        let letter = offset..<min(offset + 1, buffer.count)
        // The nearest letter may be far away.
        guard !letter.isEmpty, view.bounds(of: letter).inset(by: -Self.tapNearness).contains(point),
            !buffer.misspellings(in: letter).isEmpty, let word = word(at: offset, in: buffer),
            buffer.misspellings(in: word.range) == [word.range]
        else { return nil }
        return word.range
    }

    /// Returns the suggestions for a misspelt word, the likeliest first; none until they have been found.
    func suggestions(for word: SpelledWord) -> [String] {
        lastSuggestions.word == word.text ? lastSuggestions.suggestions : []
    }

    /// Finds what the misspelt word may have been meant to be; false if there is nothing new.
    @discardableResult
    private func findSuggestions() -> Bool {
        guard let word = misspelling, word.text != lastSuggestions.word,
            word.range.count <= Self.longestToCorrect, let dictionary = answering
        else { return false }
        var suggestions = dictionary.suggestions(for: word.text, limit: Self.mostSuggestions)
        // Dictionaries write a straight apostrophe, whichever the person writes.
        if word.text.contains("\u{2019}") {
            suggestions = suggestions.map { String($0.map { $0 == "'" ? "\u{2019}" : $0 }) }
        }
        lastSuggestions = (word.text, suggestions)
        return true
    }
}

extension SpelledWord {
    /// Whether a position is inside the word or at one of its ends.
    func touches(_ offset: Int) -> Bool {
        range.lowerBound <= offset && offset <= range.upperBound
    }
}
