import Files
import Formats
import Localization
import Platform

extension NoteStore {
    /// Saves the note in its file; asks for one if it has none, or its file could lose something. Whether it was saved.
    package func save() async -> Bool {
        await alone {
            guard let file = self.location.file, self.location.foreign == nil else {
                return await self.saveInChosenFile()
            }
            return await self.write(to: file, self.location.format, expecting: self.expectation)
        }
    }

    /// Asks for a file and saves the note there; from then on it is the note's.
    package func saveAs() async -> Bool {
        await alone { await self.saveInChosenFile() }
    }

    /// One saving at a time: who asks for another one meanwhile gets the result of the first, unless that asks nothing.
    @discardableResult
    func alone(isAutomatic: Bool = false, _ body: @escaping () async -> Bool) async -> Bool {
        while let saving {
            let asks = !isSavingAutomatically
            let isSaved = await saving.value
            if asks { return isSaved }
        }
        isSavingAutomatically = isAutomatic
        let task = Task {
            defer { saving = nil }
            return await body()
        }
        saving = task
        return await task.value
    }

    var expectation: File.Expectation { location.state.map { .state($0) } ?? .anything }

    /// - Parameter format: What the person is to be led to; nil for what the note has.
    private func saveInChosenFile(as format: NoteFormat? = nil) async -> Bool {
        let wanted = format ?? location.format
        guard
            var file = await questions?.chooseFile(named: suggestedName(as: wanted), near: location.file)
        else {
            return false
        }
        if file.name.fileEnding.isEmpty {
            guard let whole = await self.file(file, withEnding: wanted.type.ending) else { return false }
            file = whole
        }
        if await isOpenElsewhere(file) {
            messages?.show(
                localized("“{name}” was not saved. It is open in another window.", ["name": file.name]))
            return false
        }
        var new = NoteFormat(named: file.name) ?? wanted
        // What is shown with its signs is kept that way.
        if new == .markdown, location.format == .markdownSource || location.format == .text {
            new = .markdownSource
        }
        acceptsLoss = false
        return await write(to: file, new, expecting: .anything)
    }

    /// A file that the person has chosen, with an ending at its name; nil if there is one of that name and they keep it: the
    /// chooser has asked about the name without the ending.
    package func file(_ file: File, withEnding ending: String) async -> File? {
        let whole = File(uri: file.uri + ending)
        guard await Self.isThere(whole) else { return whole }
        return await ask(.replacing(whole.name)) == .replace ? whole : nil
    }

    /// Whether there is such a file, as far as its disk tells.
    private static func isThere(_ file: File) async -> Bool {
        (try? await file.currentState()) ?? nil != nil
    }

    private func suggestedName(as format: NoteFormat) -> FileName {
        guard let file = location.file else { return suggestedName(ending: format.type.ending) }
        if location.foreign != nil { return suggestedName(ending: " (Longpress)\(format.type.ending)") }
        return NoteFormat(named: file.name) == format
            ? FileName(sanitizing: file.name, or: localized("Note")) : suggestedName(ending: format.type.ending)
    }

    /// The name to begin with for a file of another kind that is made of the note.
    package func suggestedName(ending: String) -> FileName {
        FileName(sanitizing: location.file?.name.fileBase ?? nameForFile, ending: ending, or: localized("Note"))
    }

    // MARK: Writing

    func write(to file: File, _ format: NoteFormat, expecting first: File.Expectation) async -> Bool {
        let isAutomatic = isSavingAutomatically
        var expected = first
        defer { destination = nil }
        while true {
            let title = location.titleInFile(file)
            await prepareJournal(for: NoteLocation(file: file, format: format, title: title))
            let (snapshot, state) = await self.snapshot()
            if let loss = format.loss(of: snapshot.text, pictures: snapshot.pictures.count), !acceptsLoss {
                guard !isAutomatic else {
                    pauseAutomaticSaving(file.name, because: loss)
                    return false
                }
                switch await ask(.loss(loss, as: format)) {
                case .saveAsHTML: return await saveInChosenFile(as: .html)
                case .accept: acceptsLoss = true
                case nil: return false
                }
            }
            let left = stateLeft(of: file)
            let form = NoteLocation(
                file: file, format: format, hasMark: location.hasMark, lineEnd: location.lineEnd, title: title)
            let writing = Task { [expected] in
                try await snapshot.write(to: file, as: form, expecting: expected, leaving: left)
            }
            let activity = messages?.begin(localized("Saving “{name}”…", ["name": file.name])) {
                writing.cancel()
            }
            let result = await writing.result
            activity?.end()
            do {
                saved(in: file, format, title: title, try result.get(), state)
                return true
            } catch is CancellationError {
                return false
            } catch {
                if let state = left.value {
                    learn(state, of: file)
                    if case .state = expected { expected = expectation }
                }
                let failure = NoteQuestion.failure(error, file.name)
                guard !isAutomatic else {
                    let reason = error is FileConflict ? failure.title + "." : failure.message
                    pauseAutomaticSaving(file.name, because: reason ?? failure.title)
                    return false
                }
                switch await ask(failure) {
                case .elsewhere: return await saveInChosenFile()
                case .again: break
                case .overwrite: expected = .anything
                case .reload:
                    await reload()
                    return false
                case nil: return false
                }
            }
        }
    }

    /// How long saving waits for the journal, in milliseconds.
    private static let journalPatience = 500

    /// Has the journal contain what is about to be saved, and say where. If the program is killed after the note has been saved and
    /// before the journal is removed, the next start finds the same text in both, and doesn't offer the note again.
    private func prepareJournal(for target: NoteLocation) async {
        guard isModified else { return }
        let isKeptThere = (location.file, location.format) == (target.file, target.format) && location.state != nil
        if !isKeptThere || location.foreign != nil {
            destination = target
            journal.noteChanged()
        }
        await journal.flush(within: Self.journalPatience)
    }

    /// Learns what a failed saving has left, also one that was called off and ends later: no other program's change.
    private func stateLeft(of file: File) -> StateLeft {
        let known = location.state
        return StateLeft { [weak self] state in
            Task { @MainActor in
                if let self, self.location.state == known { self.learn(state, of: file) }
            }
        }
    }

    private func learn(_ state: FileState?, of file: File) {
        guard location.file == file else { return }
        learn(state)
        // The journal knows it, too.
        journal.noteChanged()
    }

    private func saved(
        in file: File, _ format: NoteFormat, title: String, _ fileState: FileState, _ state: Int?
    ) {
        // A page has neither.
        let isText = format != .html
        destination = nil
        note.history.markSaved(at: state)
        wasSaved(
            at: NoteLocation(
                file: file, format: format, hasMark: isText && location.hasMark,
                lineEnd: isText ? location.lineEnd : .lineFeed, title: format == .html ? title : nil,
                state: fileState))
        // Killed from now on, it would offer what is in the file.
        Task { await journal.flush() }
        tell(.used(file, format))
    }
}
