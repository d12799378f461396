import Files
import Formats
import Localization
import Platform

/// The user's operations on the files and folders in a folder of notes, which can be undone step by step. Open notes follow their
/// files.
package final class FolderOperations {
    /// The result of an operation.
    package struct Outcome: Sendable {
        /// The files at their current locations, or, if they are in the trash, their previous ones.
        package var done: [File] = []
        /// A sentence for each file for which the operation failed.
        package var failures: [String] = []
    }

    private weak var notes: (any OpenNotes)?
    private var changes: [FolderChange] = []
    /// Called with the old and the new location of a file or folder.
    package var onMove: (_ from: File, _ to: File) -> Void = { _, _ in }

    /// The maximum number of steps that can be undone.
    private static let most = 100

    package init(_ notes: any OpenNotes) { self.notes = notes }

    /// The name of the step that can be undone next; `nil` if there is none.
    package var undoName: String? { changes.last?.name }

    // MARK: Operations

    /// Renames a folder, or a note, which keeps its ending. A name that is taken fails with a sentence; an empty one has no
    /// effect.
    package func rename(_ item: FolderItem, to title: String) async -> Outcome {
        let ending = item.isFolder ? "" : String(item.entry.name.dropFirst(item.title.count))
        let name = FileName(sanitizing: title, ending: ending, or: item.title)
        guard let folder = item.file.folder, name.text != item.entry.name else { return Outcome(done: [item.file]) }
        return await each([item.file], localized("Rename"), failing: Self.renaming) { file in
            .moved(from: file, to: try await self.move(file, to: folder.child(name)))
        }
    }

    /// Moves notes and folders into a folder.
    package func move(_ files: [File], to folder: File) async -> Outcome {
        await each(files, localized("Move"), failing: Self.moving) { file in
            .moved(from: file, to: try await self.move(file, to: File(uri: folder.uri + "/" + file.base)))
        }
    }

    /// Copies each note within its folder, with a number added to its name.
    package func duplicate(_ files: [File]) async -> Outcome {
        await each(files, localized("Duplicate"), failing: Self.copying) { file in
            guard let folder = file.folder else { throw PlatformError(localized("It can’t be read.")) }
            let name = FileName(sanitizing: file.name)
            return .made(
                try await BlockingWork.run(at: file, isNeeded: true, silenceLimit: FileWait.writing) { cancellation in
                    try Self.first(of: name.numbered.dropFirst(), in: folder) { try file.copy(to: $0, cancellation) }
                })
        }
    }

    /// Creates a folder within another one, with a number if the name is taken.
    package func makeFolder(named title: String, in folder: File) async -> Outcome {
        let name = FileName(sanitizing: title, ending: "", or: localized("New Folder"))
        return await each([folder.child(name)], localized("New Folder"), failing: Self.making) { _ in
            .made(
                try await BlockingWork.run(at: folder, isNeeded: true, timeLimit: FileWait.look) { _ in
                    try Self.first(of: name.numbered, in: folder) { try $0.makeFolder() }
                })
        }
    }

    /// Moves notes and folders to the desktop's trash.
    package func trash(_ files: [File]) async -> Outcome {
        await each(files, localized("Move to Trash"), failing: Self.trashing) { file in
            await self.store(of: file)?.untilSaved()
            return .trashed(
                try await BlockingWork.run(at: file, isNeeded: true, timeLimit: FileWait.writing) {
                    try TrashedFile(moving: file, $0)
                })
        }
    }

    // MARK: Undo

    /// Undoes the last step. If it is cancelled, the rest can be undone later.
    package func undo() async -> Outcome {
        guard let change = changes.popLast() else { return Outcome() }
        var outcome = Outcome()
        for (count, part) in change.parts.reversed().enumerated() {
            let file: File
            switch part {
            case .moved(let from, _): file = from
            case .trashed(let trashed): file = trashed.file
            case .made(let made): file = made
            }
            do {
                if try await revert(part) { outcome.done.append(file) }
            } catch is CancellationError {
                changes.append(FolderChange(name: change.name, parts: change.parts.dropLast(count)))
                break
            } catch {
                outcome.failures.append(
                    localized(
                        "“{name}” can’t be put back. {reason}", ["name": file.name, "reason": Self.reason(for: error)]))
            }
        }
        return outcome
    }

    /// - Returns: Whether the file exists again.
    private func revert(_ part: FolderChange.Part) async throws -> Bool {
        switch part {
        case .moved(let from, let to): _ = try await move(to, to: from)
        case .trashed(let trashed):
            try await BlockingWork.run(at: trashed.file, isNeeded: true, timeLimit: FileWait.writing) {
                try trashed.restore($0)
            }
        case .made(let file):
            // Whatever the new file contains by now can be restored from the trash.
            try await BlockingWork.run(at: file, isNeeded: true, timeLimit: FileWait.writing) {
                _ = try TrashedFile(moving: file, $0)
            }
            return false
        }
        return true
    }

    // MARK: Individual files

    private func each(
        _ files: [File], _ name: String, failing: (_ name: String, _ reason: String) -> String,
        _ body: (File) async throws -> FolderChange.Part
    ) async -> Outcome {
        var (outcome, parts) = (Outcome(), [FolderChange.Part]())
        for file in files {
            do {
                let part = try await body(file)
                parts.append(part)
                switch part {
                case .moved(_, let to): outcome.done.append(to)
                case .trashed: outcome.done.append(file)
                case .made(let made): outcome.done.append(made)
                }
            } catch is CancellationError {
                break
            } catch {
                outcome.failures.append(failing(file.name, Self.reason(for: error)))
                // The disk wouldn't respond for the others either.
                if (error as? PlatformError)?.isDiskSilence == true { break }
            }
        }
        if !parts.isEmpty {
            changes.append(FolderChange(name: name, parts: parts))
            changes.removeFirst(max(changes.count - Self.most, 0))
        }
        return outcome
    }

    /// Moves a file, together with the note that is open in it.
    private func move(_ file: File, to other: File) async throws -> File {
        if let store = store(of: file) {
            try await store.move(to: other)
        } else {
            try await BlockingWork.run(at: file, isNeeded: true, timeLimit: FileWait.look) { _ in
                try file.move(to: other)
            }
        }
        onMove(file, other)
        return other
    }

    private func store(of file: File) -> NoteStore? { notes?.stores.first { $0.location.file == file } }

    /// Calls the body with files of the given names until one isn't taken, and returns that file.
    private nonisolated static func first(
        of names: some Sequence<FileName>, in folder: File, _ make: (File) throws -> Void
    ) throws -> File {
        for name in names {
            let file = folder.child(name)
            do {
                try make(file)
                return file
            } catch let error as PlatformError where error.isExisting {}
        }
        throw PlatformError(localized("It can’t be saved."))
    }

    // MARK: Messages

    private static func reason(for error: any Error) -> String {
        let error = error as? PlatformError
        if error?.isExisting == true { return localized("There is another one of that name.") }
        return error?.message ?? localized("It can’t be saved.")
    }

    private static func renaming(_ name: String, _ reason: String) -> String {
        localized("“{name}” can’t be renamed. {reason}", ["name": name, "reason": reason])
    }

    private static func moving(_ name: String, _ reason: String) -> String {
        localized("“{name}” can’t be moved. {reason}", ["name": name, "reason": reason])
    }

    private static func copying(_ name: String, _ reason: String) -> String {
        localized("“{name}” can’t be duplicated. {reason}", ["name": name, "reason": reason])
    }

    private static func making(_ name: String, _ reason: String) -> String {
        localized("“{name}” can’t be created. {reason}", ["name": name, "reason": reason])
    }

    private static func trashing(_ name: String, _ reason: String) -> String {
        localized("“{name}” can’t be moved to the trash. {reason}", ["name": name, "reason": reason])
    }
}

nonisolated extension File {
    /// The last component of the address, in its encoded form.
    fileprivate var base: String { uri.split(separator: "/").last.map(String.init) ?? "" }
}
