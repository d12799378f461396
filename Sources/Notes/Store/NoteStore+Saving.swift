import Files
import Formats
import Localization
import Platform

extension NoteStore {
    /// Saves the note in its file. Asks for a file if it has none, or if saving could lose part of it. Returns whether it was
    /// saved.
    package func save() async -> Bool {
        await alone {
            guard let file = self.location.file, self.location.foreign == nil else {
                return await self.saveInChosenFile()
            }
            return await self.write(to: file, self.location.format, expecting: self.expectation)
        }
    }

    /// Asks for a file and saves the note there. From then on, this is the note's file.
    package func saveAs() async -> Bool {
        await alone { await self.saveInChosenFile() }
    }

    /// Runs one save at a time. A call during another save returns that save's result. During an automatic save, which asks
    /// nothing, it waits and then runs its own.
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

    /// - Parameter format: The format to suggest; `nil` for the note's own.
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
        // Text that is shown with its Markdown signs is saved as it stands.
        if new == .markdown, location.format == .markdownSource || location.format == .text {
            new = .markdownSource
        }
        acceptsLoss = false
        return await write(to: file, new, expecting: .anything)
    }

    /// Returns a file that the user has chosen, with an ending added to its name. If a file of that name exists, asks whether to
    /// replace it, because the file chooser asked only about the name without the ending; returns `nil` if the user keeps it.
    package func file(_ file: File, withEnding ending: String) async -> File? {
        let whole = File(uri: file.uri + ending)
        guard await Self.exists(whole) else { return whole }
        return await ask(.replacing(whole.name)) == .replace ? whole : nil
    }

    /// Returns whether a file exists, as far as its disk responds.
    private static func exists(_ file: File) async -> Bool {
        (try? await file.currentState()) ?? nil != nil
    }

    private func suggestedName(as format: NoteFormat) -> FileName {
        guard let file = location.file else { return suggestedName(ending: format.type.ending) }
        if location.foreign != nil { return suggestedName(ending: " (Longpress)\(format.type.ending)") }
        return NoteFormat(named: file.name) == format
            ? FileName(sanitizing: file.name, or: localized("Note")) : suggestedName(ending: format.type.ending)
    }

    /// Returns the name to suggest for a file of another kind that is made from the note.
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
            let left = failedWriteState(of: file)
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

    /// The time for which saving waits for the journal, in milliseconds.
    private static let journalTimeLimit = 500

    /// Makes the journal contain what is about to be saved, and where. If the program is killed after the note has been saved and
    /// before the journal is removed, the next start finds the same text in both, and doesn't offer the note again.
    private func prepareJournal(for target: NoteLocation) async {
        guard isModified else { return }
        let isKeptThere = (location.file, location.format) == (target.file, target.format) && location.state != nil
        if !isKeptThere || location.foreign != nil {
            destination = target
            journal.noteChanged()
        }
        await journal.flush(within: Self.journalTimeLimit)
    }

    /// Returns a callback that records the file's state after a failed save, even one that was cancelled and ends later, so that
    /// it isn't taken for another program's change.
    private func failedWriteState(of file: File) -> FailedWriteState {
        let known = location.state
        return FailedWriteState { [weak self] state in
            Task { @MainActor in
                if let self, self.location.state == known { self.learn(state, of: file) }
            }
        }
    }

    private func learn(_ state: FileState?, of file: File) {
        guard location.file == file else { return }
        learn(state)
        // The journal records the state, too.
        journal.noteChanged()
    }

    private func saved(
        in file: File, _ format: NoteFormat, title: String, _ fileState: FileState, _ state: Int?
    ) {
        // A page has neither a byte order mark nor a choice of line ends.
        let isText = format != .html
        destination = nil
        note.history.markSaved(at: state)
        wasSaved(
            at: NoteLocation(
                file: file, format: format, hasMark: isText && location.hasMark,
                lineEnd: isText ? location.lineEnd : .lineFeed, title: format == .html ? title : nil,
                state: fileState))
        // If the program were killed before this, it would offer what is already in the file.
        Task { await journal.flush() }
        notify(.used(file, format))
    }
}
