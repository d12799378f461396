import CGtk
import Foundation
import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// The temporary file that is written before it replaces a file: other users can neither foresee its name nor read it, and it
/// never stays.
final class ExclusiveWritingTests: MainLoopTestCase {
    private var folder: TemporaryFolder!
    private var path = ""
    private let new = Array("new and secret".utf8)

    override func begin() throws {
        try super.begin()
        folder = try TemporaryFolder()
        path = try folder.write("old", to: "note")
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    private func mode(_ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
        return try XCTUnwrap(attributes[.posixPermissions] as? Int)
    }

    /// Writes the file, and returns the names of the files beside it meanwhile.
    @discardableResult
    private func write(whileWriting body: () throws -> Void = {}) throws -> [String] {
        var beside: [String] = []
        _ = try File(path: path).replace { send in
            _ = send(new)
            beside = try names.filter { $0 != "note" }
            try body()
        }
        return beside
    }

    func testTheTemporaryNameDiffersEachTime() throws {
        let seen = Set(try (0..<3).flatMap { _ in try write() })
        XCTAssertEqual(seen.count, 3)
        XCTAssertEqual(folder.read("note"), "new and secret")
        XCTAssertEqual(try names, ["note"])
    }

    func testTheTemporaryFileIsPrivateFromTheFirstByte() throws {
        XCTAssertEqual(chmod(path, 0o600), 0)
        _ = try File(path: path).replace { send in
            for name in try names { XCTAssertEqual(try mode(name) & 0o077, 0, name) }
            _ = send(new)
            for name in try names { XCTAssertEqual(try mode(name) & 0o077, 0, name) }
        }
        XCTAssertEqual(try mode("note"), 0o600)
    }

    /// Another user has created a file with the name that used to be used, and holds it open.
    func testAnExistingTemporaryFileIsNotWritten() throws {
        try folder.write("theirs", to: ".note.longpress~")
        let theirs = open(folder.path + "/.note.longpress~", O_RDONLY)
        defer { close(theirs) }
        try write()
        var read = [UInt8](repeating: 0, count: 100)
        let count = pread(theirs, &read, read.count, 0)
        XCTAssertEqual(String(decoding: read.prefix(count), as: UTF8.self), "theirs")
        XCTAssertEqual(folder.read("note"), "new and secret")
    }

    func testAnExistingLinkIsNotFollowed() throws {
        try folder.write("precious", to: "elsewhere")
        for name in [".note.longpress~", ".note.0123456789abcdef.longpress~"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + name, withDestinationPath: folder.path + "/elsewhere")
        }
        try write()
        XCTAssertEqual(folder.read("elsewhere"), "precious")
        XCTAssertEqual(folder.read("note"), "new and secret")
    }

    /// A leftover of a killed program is removed; a file that another program is writing stays.
    func testLeftoversAreRemovedUnlessInUse() throws {
        let name = try XCTUnwrap(write().first)
        try folder.write("half", to: name)
        // This one belongs to another file.
        try folder.write("other's", to: name.replacing("note", with: "notes"))
        try write {
            let mine = try names.filter { $0.hasPrefix(".note.") }
            XCTAssertEqual(mine.count, 1)
            XCTAssertNotEqual(mine, [name])
            TemporarySibling.removeLeftovers(of: SystemPath(path))
            XCTAssertEqual(try names.filter { $0.hasPrefix(".note.") }, mine)
        }
        XCTAssertEqual(try names, [name.replacing("note", with: "notes"), "note"])
    }

    /// A name that another program has taken meanwhile isn't replaced, whatever the file system supports.
    func testATakenNameIsNotReplaced() throws {
        let (target, other) = (SystemPath(path), SystemPath(folder.path + "/new"))
        for refused in [[], [("renameat2", "EINVAL")], [("renameat2", "EINVAL"), ("?link,?linkat", "EPERM")]] {
            let sibling = try TemporarySibling(of: target, mode: 0o600)
            defer { sibling.close() }
            try sibling.fill { send in _ = send(new) }
            var error: (any Error)?
            _ = try CallTrace.record(refused: refused) {
                do { try sibling.keep(as: target, isNew: true) } catch let problem { error = problem }
                try sibling.keep(as: other, isNew: true)
            }
            XCTAssertEqual(
                (error as? PlatformError)?.isExisting, true, "\(refused): \(error.map { "\($0)" } ?? "replaced")")
            XCTAssertEqual(folder.read("note"), "old", "\(refused)")
            XCTAssertEqual(folder.read("new"), "new and secret", "\(refused)")
            XCTAssertEqual(try names, ["new", "note"], "\(refused)")
            try FileManager.default.removeItem(atPath: folder.path + "/new")
        }
    }

    func testNothingIsLeftWhenTheProgramEnds() throws {
        XCTAssertThrowsError(
            try write {
                XCTAssertEqual(try names.count, 2)
                UnfinishedFiles.paths.forEach(TemporarySibling.remove)
                XCTAssertEqual(try names, ["note"])
            })
        XCTAssertEqual(folder.read("note"), "old")
        try write()
        XCTAssertEqual(folder.read("note"), "new and secret")
    }

    func testOnlyRegularFilesAreReplaced() throws {
        let pipe = folder.path + "/pipe"
        XCTAssertEqual(mkfifo(pipe, 0o600), 0)
        let link = folder.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "pipe")
        for path in [pipe, link] {
            XCTAssertThrowsError(try File(path: path).replace(with: new)) {
                XCTAssertEqual(($0 as? PlatformError)?.message, "It is a pipe.")
            }
            XCTAssertNotNil(try errorAwaiting("writing") { try await File(path: path).replaceContents([1]) })
        }
        var state = stat()
        XCTAssertEqual(stat(pipe, &state), 0)
        XCTAssertEqual(state.st_mode & S_IFMT, S_IFIFO)
        XCTAssertEqual(try names, ["link", "note", "pipe"])
        // Writing to a device isn't tried: if this test ever failed, it would replace the device for the whole system.
        XCTAssertEqual(stat("/dev/null", &state), 0)
        XCTAssertEqual(File.SpecialKind(state), .device)
    }

    /// Another program has replaced letters by as many others, and has reset the modification time.
    func testAChangeThatKeepsSizeAndTimeIsDetected() throws {
        let known = try XCTUnwrap(File(path: path).state())
        var state = stat()
        XCTAssertEqual(stat(path, &state), 0)
        let file = open(path, O_WRONLY)
        XCTAssertEqual(pwrite(file, "OLD", 3, 0), 3)
        XCTAssertEqual(futimens(file, [state.st_atim, state.st_mtim]), 0)
        close(file)
        XCTAssertThrowsError(try File(path: path).replace(with: new, expecting: .state(known))) {
            XCTAssertEqual($0 as? FileConflict, .changed)
        }
        XCTAssertEqual(folder.read("note"), "OLD")
    }

    /// The known state of a saved file is that after saving: the saving itself doesn't count as a change.
    func testSavingDoesNotCountAsAChange() throws {
        var known = try XCTUnwrap(File(path: path).state())
        for _ in 0..<3 {
            known = try File(path: path).replace(with: new, expecting: .state(known))
            XCTAssertEqual(try File(path: path).state(), known)
        }
    }

    /// A copy saved over a private file is just as private.
    func testACopyKeepsTheModeOfTheFileItReplaces() throws {
        XCTAssertEqual(chmod(path, 0o600), 0)
        let (file, new) = (File(path: path), new)
        try awaiting("writing") { try await file.replaceContents(new) }
        XCTAssertEqual(folder.read("note"), "new and secret")
        XCTAssertEqual(try mode("note"), 0o600)
    }
}
