import Formats
import Foundation
import RichText
import TestSupport
import XCTest

@testable import Notes
@testable import Platform

/// The power is cut at any moment during saving. The file is the whole old note or the whole new one, and is accessible to the
/// same users as before. After the user is told that it is saved, it is the new one.
final class PowerCutSavingTests: MainLoopTestCase {
    private var folder: TemporaryFolder!

    override func begin() throws {
        try super.begin()
        folder = try TemporaryFolder()
    }

    // MARK: Saving

    private func save(
        _ text: String, pictures: [NotePicture] = [], to name: String, as format: NoteFormat = .html
    ) throws {
        let file = File(path: folder.path + "/" + name)
        let snapshot = NoteSnapshot(
            pieces: [TextMirror.Piece(id: 1, text: RichText(text))], pictures: pictures)
        _ = try awaiting("saving") {
            try await snapshot.write(to: file, as: NoteLocation(format: format), expecting: .anything)
        }
        PowerCut.makeMark()
    }

    /// Checks everything that may be left of a file.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - names: Other names of it.
    ///   - refused: Calls that fail.
    private func check(
        _ name: String, otherNames names: [String] = [], refused: [(call: String, error: String)] = [],
        _ save: () throws -> Void
    ) throws {
        let before = try DiskTree(of: folder.path)
        let moments = try PowerCut.moments(of: folder.path, refused: refused, save)
        let after = try DiskTree(of: folder.path)
        XCTAssertEqual(after.names, Set(before.names + [name]).sorted(), "something is left over")
        XCTAssertNotEqual(after[name], before[name], "nothing was saved")
        XCTAssertEqual(moments.last?.marks, 1)
        for moment in moments {
            let wanted = moment.marks == 1 ? [after[name]] : [before[name], after[name]]
            let problem = try problem(moment.tree, name, wanted, before[name])
            guard problem == nil else {
                return XCTFail("\(problem!) in \(moment.tree) after\n\(moment.calls.joined(separator: "\n"))")
            }
            for other in names { XCTAssertEqual(moment.tree[other], moment.tree[name]) }
        }
        print("\(self.name): \(moments.count) states")
    }

    /// Returns what is wrong with the remaining files; `nil` if nothing is.
    private func problem(
        _ tree: DiskTree, _ name: String, _ wanted: [DiskTree?], _ old: DiskTree?
    ) throws -> String? {
        let place = try TemporaryFolder()
        try tree.make(at: place.path)
        let file = File(path: "\(place.path)/\(name)")
        let copies = file.copiesLeft(Cancellation())
        if !wanted.contains(tree[name]) {
            // The old content is beside it, and the user is told so.
            guard copies.count == 1, case .file(let content, _)? = old,
                try place.file(copies[0].text).read(limit: 1 << 20, cancellation: Cancellation()).bytes == content
            else { return "the note is neither the old nor the new one" }
        }
        // The next saving works, and removes leftovers.
        _ = try file.replace(with: [1], cancellation: Cancellation())
        let left = try FileManager.default.contentsOfDirectory(atPath: place.path).filter { $0.contains("longpress~") }
        return left.isEmpty ? nil : "something is left: \(left)"
    }

    // MARK: Files

    func testPowerCutsWhileSavingANewFile() throws {
        try check("note.html") { try save("new", to: "note.html") }
    }

    func testPowerCutsWhileSavingAnExistingFile() throws {
        try save("old", to: "note.html")
        XCTAssertEqual(chmod(folder.path + "/note.html", 0o664), 0)
        try check("note.html") { try save("new and longer", to: "note.html") }
    }

    func testPowerCutsWhileSavingAPlainTextFile() throws {
        for (name, format) in [("note.md", NoteFormat.markdown), ("note.txt", .text), ("page.md", .markdownSource)] {
            try save("old", to: name, as: format)
            try check(name) { try save("new and *longer*\nby a line", to: name, as: format) }
        }
    }

    func testPowerCutsWhileSavingAFileWithPictures() throws {
        let pictures = (1...3).map { NotePicture(id: $0, file: PictureFile.sample, caption: "Picture \($0)") }
        try save("old", pictures: Array(pictures.prefix(2)), to: "note.html")
        try check("note.html") { try save("new", pictures: pictures, to: "note.html") }
    }

    func testPowerCutsWhileSavingThroughALink() throws {
        try folder.write("other", to: "other.html")
        try save("old", to: "note.html")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link.html", withDestinationPath: "note.html")
        try check("note.html") { try save("new", to: "link.html") }
    }

    /// A picture saved as a file of its own.
    func testPowerCutsWhileSavingAPicture() throws {
        let (place, content) = (folder.path + "/picture.png", PictureFile.sample.bytes)
        func save(_ content: [UInt8]) throws {
            try awaiting("saving") { try await File(path: place).replaceContents(content) }
            PowerCut.makeMark()
        }
        try check("picture.png") { try save(Array(content.dropLast())) }
        XCTAssertEqual(chmod(place, 0o664), 0)
        try check("picture.png") { try save(content) }
    }

    /// One of several pictures saved in a folder, where nothing is replaced.
    func testPowerCutsWhileSavingAPictureAmongOthers() throws { try checkPictureAmongOthers() }

    /// On a file system with hard links, but without renaming that doesn't replace.
    func testPowerCutsWhileSavingAPictureAmongOthersByHardLink() throws {
        try checkPictureAmongOthers(refused: [("renameat2", "EINVAL")])
    }

    /// On a file system with neither, such as a network folder in user space.
    func testPowerCutsWhileSavingAPictureAmongOthersByRenaming() throws {
        try checkPictureAmongOthers(refused: [("renameat2", "EINVAL"), ("?link,?linkat", "EPERM")])
    }

    private func checkPictureAmongOthers(refused: [(call: String, error: String)] = []) throws {
        let (place, content) = (folder.path + "/picture.png", PictureFile.sample.bytes)
        try check("picture.png", refused: refused) {
            XCTAssertTrue(try awaiting("saving") { try await File(path: place).createContents(content) })
            PowerCut.makeMark()
        }
        XCTAssertFalse(try awaiting("saving") { try await File(path: place).createContents([1]) })
        XCTAssertEqual(try DiskTree(of: folder.path).names, ["picture.png"])
        XCTAssertEqual(try folder.file("picture.png").read(limit: 1 << 20, cancellation: Cancellation()).bytes, content)
    }

    /// The file is written in place.
    func testPowerCutsWhileSavingAFileWithSeveralNames() throws {
        try save("old", to: "note.html")
        XCTAssertEqual(link(folder.path + "/note.html", folder.path + "/other.html"), 0)
        try check("note.html", otherNames: ["other.html"]) { try save("new", to: "note.html") }
    }

    /// The file is written in place.
    func testPowerCutsWhileSavingAFileWhoseAccessCannotBeKept() throws {
        try save("old", to: "note.html")
        XCTAssertEqual(chmod(folder.path + "/note.html", 0o664), 0)
        try check("note.html", refused: [("fchmod", "EPERM")]) { try save("new", to: "note.html") }
    }
}
