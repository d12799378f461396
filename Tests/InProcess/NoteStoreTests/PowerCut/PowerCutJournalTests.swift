import Formats
import Foundation
import RichText
import TestSupport
import XCTest

@testable import Files
@testable import Notes
@testable import Platform

/// The power is cut at any moment while unsaved work is written. The next start finds the whole note as it was kept before or as
/// it was to be kept; after it has been kept, only that.
final class PowerCutJournalTests: MainLoopTestCase {
    private var folder: TemporaryFolder!
    private static let journals = "/state/longpress/journals"

    override func begin() throws {
        try super.begin()
        folder = try TemporaryFolder()
    }

    /// A note as it is kept; `nil` for none.
    private struct Kept: Hashable {
        let text: String
        let captions: [String]
    }

    /// A step of the work: what is written, and which states the journal may have before and after that.
    @MainActor private struct Step {
        let texts: [Int]
        var pictures: [Int] = []
        /// The states it may have meanwhile, besides those before and after.
        var meanwhile: [Kept] = []

        var snapshot: NoteSnapshot {
            NoteSnapshot(
                pieces: texts.map { TextMirror.Piece(id: $0, text: RichText("text \($0). ")) },
                pictures: pictures.map { NotePicture(id: $0, file: PictureFile.sample, caption: "\($0)") })
        }
        var kept: Kept {
            Kept(text: texts.map { "text \($0). " }.joined(), captions: pictures.map(String.init))
        }
    }

    private static func write(_ step: Step, by writer: JournalWriter) throws {
        let snapshot = step.snapshot
        try awaiting("the journal") {
            while try await !writer.write(JournalEntry(title: "note", location: .init(), snapshot), snapshot) {}
        }
        PowerCut.makeMark()
    }

    private func check(_ steps: [Step], isRemoved: Bool = false) throws {
        let writer = JournalWriter(root: StateFolder(path: folder.path + Self.journals), timeForPictures: .zero)
        let moments = try PowerCut.moments(of: folder.path) {
            for step in steps { try Self.write(step, by: writer) }
            if isRemoved {
                try awaiting("the removal") { await writer.remove() }
                PowerCut.makeMark()
            }
        }
        let states: [Kept?] = [nil] + steps.map(\.kept) + (isRemoved ? [nil] : [])
        XCTAssertEqual(moments.last?.marks, states.count - 1)
        for moment in moments {
            var wanted = Set(states[moment.marks..<min(moment.marks + 2, states.count)])
            if moment.marks < steps.count { wanted.formUnion(steps[moment.marks].meanwhile) }
            let (kept, problem) = try Self.recover(moment.tree)
            guard problem == nil, wanted.contains(kept) else {
                return XCTFail(
                    "\(problem ?? "") \(kept.map { "\($0)" } ?? "no note") in \(moment.tree) after\n"
                        + moment.calls.joined(separator: "\n"))
            }
        }
        print("\(name): \(moments.count) states")
    }

    /// Returns what the next start finds, and its problem, if there is one.
    private static func recover(_ tree: DiskTree) throws -> (Kept?, problem: String?) {
        let place = try TemporaryFolder()
        try tree.make(at: place.path)
        let root = StateFolder(path: place.path + journals)
        let found = try awaiting("the search") { await JournalRecovery.find(in: root) }
        guard found.setAside.isEmpty, found.unread.isEmpty else {
            return (nil, "\(found.setAside) \(found.unread.map(\.reason))")
        }
        guard found.found.count < 2 else { return (nil, "\(found.found.count) notes") }
        guard let journal = found.found.first else { return (nil, nil) }
        let before = try DiskTree(of: place.path)
        let (note, missing) = try awaiting("the note") { try await journal.note() }
        guard missing.isEmpty else { return (nil, "without \(missing)") }
        guard try DiskTree(of: place.path) == before else { return (nil, "something is gone") }
        return (Kept(text: note.text.text, captions: note.pictures.pictures.map(\.caption)), nil)
    }

    func testPowerCutsWhileWritingTheFirstJournal() throws {
        try check([Step(texts: [1, 2])])
    }

    func testPowerCutsWhileWritingTheFirstJournalWithPictures() throws {
        try check([Step(texts: [1], pictures: [1, 2])])
    }

    func testPowerCutsWhileUpdatingTheJournal() throws {
        try check([Step(texts: [1, 2]), Step(texts: [1, 3]), Step(texts: [4, 3, 5])])
    }

    /// Many new pictures need several turns; the text doesn't wait for them.
    func testPowerCutsWhileUpdatingTheJournalWithPictures() throws {
        try check([
            Step(texts: [1], pictures: [1]),
            Step(
                texts: [2], pictures: [1, 2, 3],
                meanwhile: [["1"], ["1", "2"]].map { Kept(text: "text 2. ", captions: $0) }),
            Step(texts: [2], pictures: [3]),
        ])
    }

    /// The note has been saved, so its journal is removed.
    func testPowerCutsWhileRemovingTheJournal() throws {
        try check([Step(texts: [1], pictures: [1])], isRemoved: true)
    }
}
