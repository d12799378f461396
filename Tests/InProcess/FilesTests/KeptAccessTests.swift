import CGtk
import Foundation
import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// A rewritten file is accessible to the same users as before, and to no one else; its extended attributes stay.
final class KeptAccessTests: MainLoopTestCase {
    private let new = Array("new".utf8)
    private var folder: TemporaryFolder!

    override func begin() throws {
        try super.begin()
        folder = try TemporaryFolder()
    }

    /// Writes a file again, and returns its access before and after.
    private func replaced(_ path: String) throws -> (before: FileAccess, after: FileAccess) {
        let before = try FileAccess(of: path)
        _ = try File(path: path).replace { send in
            // Meanwhile no other user has any access to the new content.
            let folder = (path as NSString).deletingLastPathComponent
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix("~") {
                XCTAssertEqual(try FileAccess(of: "\(folder)/\(name)").mode & 0o077, 0)
            }
            _ = send(new)
        }
        return (before, try FileAccess(of: path))
    }

    func testTheAccessListIsKept() throws {
        let path = try folder.write("old", to: "note.html")
        for group: UInt16 in [0, 4] {
            try FileAccess.set(FileAccess.list, FileAccess.list(letting: 1234, group: group), of: path)
            let (before, after) = try replaced(path)
            XCTAssertEqual(before.mode, 0o660)
            XCTAssertEqual(after, before)
            XCTAssertEqual(folder.read("note.html"), "new")
        }
    }

    /// New files inherit a folder's access list; saving doesn't add it to a file that hasn't got it.
    func testAFoldersAccessListIsNotAddedToFiles() throws {
        for mode: mode_t in [0o600, 0o640, 0o664] {
            let path = try folder.write("old", to: "in/note-\(mode).html")
            XCTAssertEqual(chmod(path, mode), 0)
            try FileAccess.set(FileAccess.folderList, FileAccess.list(letting: 1234, group: 6), of: folder.path + "/in")
            let (before, after) = try replaced(path)
            XCTAssertEqual(before.attributes[FileAccess.list], nil)
            XCTAssertEqual(after, before)
            removexattr(folder.path + "/in", FileAccess.folderList)
        }
        // A new file has the same access as one that any program creates there.
        try FileAccess.set(FileAccess.folderList, FileAccess.list(letting: 1234), of: folder.path + "/in")
        let path = folder.path + "/in/new.html"
        _ = try File(path: path).replace(with: new)
        let other = try folder.write("any", to: "in/other.html")
        XCTAssertEqual(
            try FileAccess(of: path).attributes[FileAccess.list], try FileAccess(of: other).attributes[FileAccess.list])
    }

    func testExtendedAttributesAreKept() throws {
        let path = try folder.write("old", to: "note.html")
        try FileAccess.set("user.xdg.tags", Array("one,two".utf8), of: path)
        try FileAccess.set("user.empty", [], of: path)
        try FileAccess.set("user.\u{FC}", [UInt8](repeating: 7, count: 1000), of: path)
        let (before, after) = try replaced(path)
        XCTAssertEqual(before.attributes.count, 3)
        XCTAssertEqual(after, before)
    }

    /// File capabilities, which grant rights to a program whatever its content, don't belong on a note.
    func testASecurityLabelIsKeptAndCapabilitiesAreRemoved() throws {
        try XCTSkipIf(geteuid() != 0, "only the administrator may set these")
        let path = try folder.write("old", to: "note.html")
        try FileAccess.set("security.selinux", Array("system_u:object_r:secret_t:s0\0".utf8), of: path)
        try FileAccess.set("trusted.note", [1], of: path)
        try FileAccess.set("security.capability", [1, 0, 0, 2] + [UInt8](repeating: 0, count: 16), of: path)
        let (before, after) = try replaced(path)
        XCTAssertEqual(before.attributes.count, 3)
        XCTAssertEqual(after.attributes, before.attributes.filter { $0.key != "security.capability" })
    }

    /// If an attribute can't be set on the new file, the old file is written in place and keeps it.
    func testAttributesThatCannotBeSetAreKeptByWritingInPlace() throws {
        try XCTSkipIf(geteuid() != 0, "only the administrator may set these")
        let path = try folder.write("old", to: "note.html")
        try FileAccess.set("security.SMACK64", Array("secret".utf8), of: path)
        var (earlier, later) = (stat(), stat())
        XCTAssertEqual(lstat(path, &earlier), 0)
        let before = try FileAccess(of: path)
        try withoutCapability(21) { _ = try File(path: path).replace(with: new) }
        XCTAssertEqual(lstat(path, &later), 0)
        XCTAssertEqual(later.st_ino, earlier.st_ino, "another file has its name")
        XCTAssertEqual(try FileAccess(of: path), before)
        XCTAssertEqual(folder.read("note.html"), "new")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["note.html"])
    }

    /// Another program has removed the file. The error says so, and nothing is created in its place.
    func testAFileRemovedMeanwhileIsReportedAsGone() throws {
        let path = try folder.write("old", to: "note.html")
        try FileAccess.set("user.note", [1], of: path)
        let known = try XCTUnwrap(File(path: path).state())
        XCTAssertThrowsError(
            try File(path: path).replace(expecting: .state(known)) { send in
                _ = send(new)
                try FileManager.default.removeItem(atPath: path)
            }
        ) { XCTAssertEqual($0 as? FileConflict, .gone) }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
    }

    /// Runs a body without one of the administrator's capabilities, on this thread only (linux/capability.h: 21 is
    /// CAP_SYS_ADMIN).
    private func withoutCapability(_ number: Int, _ body: () throws -> Void) throws {
        typealias Call = @convention(c) (UnsafePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Int32
        func call(_ name: String) throws -> Call {
            unsafeBitCast(try XCTUnwrap(dlsym(nil, name)), to: Call.self)
        }
        let (get, set) = (try call("capget"), try call("capset"))
        let version: [UInt32] = [0x2008_0522, 0]
        var all = [UInt32](repeating: 0, count: 6)
        XCTAssertEqual(get(version, &all), 0)
        var fewer = all
        fewer[0] &= ~(1 << number)
        XCTAssertEqual(set(version, &fewer), 0)
        defer { XCTAssertEqual(set(version, &all), 0) }
        try body()
    }
}
