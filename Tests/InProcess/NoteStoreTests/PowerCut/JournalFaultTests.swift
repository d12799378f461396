import Formats
import Foundation
import RichText
import TestSupport
import XCTest

@testable import Files
@testable import Notes
@testable import Platform

/// Each system call for writing or removing unsaved work fails in turn, in each way in which a disk fails. The next start finds
/// the whole note as it was kept before or as it was to be kept; writing it again keeps that and nothing else.
final class JournalFaultTests: MainLoopTestCase {
    private static let journals = "/state/longpress/journals"

    /// The written content: the text, by its number, and pictures.
    @MainActor private struct State {
        let text: Int
        var pictures: [Int] = []

        var snapshot: NoteSnapshot {
            NoteSnapshot(
                pieces: [TextMirror.Piece(id: text, text: RichText("text \(text)"))],
                pictures: pictures.map { NotePicture(id: $0, file: PictureFile.sample, caption: "\($0)") })
        }
        /// The content as it is found again.
        var kept: String { kept(with: pictures) }

        /// Returns the same content with other pictures.
        func kept(with pictures: [Int]) -> String { "text \(text) \(pictures)" }
    }

    private static func root(in folder: TemporaryFolder) -> StateFolder { StateFolder(path: folder.path + journals) }

    /// Writes a state; `nil` removes the journal.
    private static func write(_ state: State?, by writer: JournalWriter) throws {
        let snapshot = state?.snapshot
        try awaiting("the journal") { try await write(snapshot, by: writer) }
    }

    @JournalThread private static func write(_ snapshot: NoteSnapshot?, by writer: JournalWriter) throws {
        guard let snapshot else { return writer.remove() }
        while try !writer.write(JournalEntry(title: "note", location: .init(), snapshot), snapshot) {}
    }

    /// Returns the faults for the calls that write a state.
    private static func faults(of state: State?, by writer: JournalWriter, in folder: TemporaryFolder) throws
        -> [CallFault]
    {
        let (snapshot, path) = (state?.snapshot, folder.path)
        return try awaiting("the record") { try await faults(of: snapshot, by: writer, in: path) }
    }

    @JournalThread private static func faults(
        of snapshot: NoteSnapshot?, by writer: JournalWriter, in folder: String
    ) throws -> [CallFault] {
        try CallFault.all(in: folder, thread: CallTrace.thread) { try write(snapshot, by: writer) }
    }

    /// Writes a state while a call fails.
    private static func meet(_ fault: CallFault, writing state: State?, by writer: JournalWriter) throws {
        let snapshot = state?.snapshot
        let isMet = try awaiting("the fault") { try await meet(fault, writing: snapshot, by: writer) }
        guard isMet else { throw TestFailure("\(fault): it did not occur") }
    }

    @JournalThread private static func meet(
        _ fault: CallFault, writing snapshot: NoteSnapshot?, by writer: JournalWriter
    ) throws -> Bool {
        try fault.happen(on: CallTrace.thread) { try? write(snapshot, by: writer) }
    }

    /// Returns what the next start finds in a copy of the folder.
    private static func found(in folder: TemporaryFolder) throws -> String? {
        let copy = try TemporaryFolder()
        try DiskTree(of: folder.path).make(at: copy.path)
        let findings = try awaiting("the search") { [root = root(in: copy)] in await JournalRecovery.find(in: root) }
        guard findings.setAside.isEmpty, findings.unread.isEmpty, findings.found.count < 2 else {
            throw TestFailure("\(findings.found.count) notes; \(findings.setAside) \(findings.unread)")
        }
        guard let journal = findings.found.first else { return nil }
        let (note, missing) = try awaiting("the note") { try await journal.note() }
        guard missing.isEmpty else { throw TestFailure("without \(missing)") }
        return "\(note.text.text) \(note.pictures.pictures.map { Int($0.caption) ?? 0 })"
    }

    private func check(_ states: [State?], then last: State) throws {
        var faults: [CallFault] = []
        // The first time, libraries also look for files of their own.
        for _ in 0..<2 {
            let (folder, writer) = try begun(states)
            faults = try Self.faults(of: states[states.count - 1], by: writer, in: folder)
        }
        for fault in faults {
            let (folder, writer) = try begun(states)
            try Self.meet(fault, writing: states[states.count - 1], by: writer)
            let kept = try Self.found(in: folder)
            guard Self.wanted(states).contains(kept) else { throw TestFailure("\(fault): found \(kept ?? "nothing")") }
            // Writing the next state.
            try Self.write(last, by: writer)
            guard try Self.found(in: folder) == last.kept else { throw TestFailure("\(fault): it isn't kept again") }
            let tree = try DiskTree(of: folder.path + Self.journals)
            let files = tree.names.filter { !$0.hasPrefix(".") }.map { tree[$0]?.names ?? [] }
            let expected = (["index", "text-\(last.text)"] + last.pictures.map { "picture-\($0)" }).sorted()
            guard files == [expected] else { throw TestFailure("\(fault): there is \(tree)") }
        }
        print("\(name): \(faults.count) faults")
    }

    /// Returns a journal with all states but the last.
    private func begun(_ states: [State?]) throws -> (TemporaryFolder, JournalWriter) {
        let folder = try TemporaryFolder()
        let writer = JournalWriter(root: Self.root(in: folder))
        for state in states.dropLast() { try Self.write(state, by: writer) }
        return (folder, writer)
    }

    /// Returns what may be found after writing the last state completely or in part.
    private static func wanted(_ states: [State?]) -> Set<String?> {
        var wanted: Set<String?> = Set(states.suffix(2).map { $0?.kept })
        if states.count == 1 {
            wanted.insert(nil)
        } else if let old = states[states.count - 2], let new = states[states.count - 1] {
            // The text is written first, with those pictures that already exist.
            wanted.insert(new.kept(with: new.pictures.filter(old.pictures.contains)))
        }
        return wanted
    }

    func testFaultsWhileWritingTheFirstJournal() throws {
        try check([State(text: 1, pictures: [1])], then: State(text: 2, pictures: [1]))
    }

    func testFaultsWhileUpdatingTheJournal() throws {
        try check(
            [State(text: 1, pictures: [1]), State(text: 2, pictures: [2])], then: State(text: 3, pictures: [2, 3]))
    }

    func testFaultsWhileRemovingTheJournal() throws {
        try check([State(text: 1), nil], then: State(text: 2))
    }
}
