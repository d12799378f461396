import Glibc
import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// Names of files and folders are bytes, which need not be UTF-8 (R28).
final class OddPathTests: MainLoopTestCase {
    /// "café" in Latin-1, and two bytes that can't begin a UTF-8 character.
    private static let folderName: [UInt8] = Array("caf".utf8) + [0xE9]
    private static let fileName: [UInt8] = [0xFF, 0xFE] + Array(".txt".utf8)

    private func make() throws -> (folder: TemporaryFolder, path: SystemPath) {
        let folder = try TemporaryFolder()
        let odd = SystemPath(folder.path).child(SystemPath((Self.folderName + [0]).map { CChar(bitPattern: $0) }))
        XCTAssertEqual(mkdir(odd.characters, 0o700), 0)
        return (folder, odd.child(SystemPath((Self.fileName + [0]).map { CChar(bitPattern: $0) })))
    }

    private static func content(_ path: SystemPath) -> [UInt8]? {
        guard let file = fopen(path.characters, "r") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = fread(&bytes, 1, bytes.count, file)
        return Array(bytes.prefix(count))
    }

    private static func names(in folder: SystemPath) -> [[UInt8]] {
        guard let entries = opendir(folder.characters) else { return [] }
        defer { closedir(entries) }
        var names: [[UInt8]] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { SystemPath($0).bytes }
            }
            if name.first != UInt8(ascii: ".") || name.count > 2 { names.append(name) }
        }
        return names
    }

    func testAFileWithAnOddPathIsReadAndWritten() throws {
        let (folder, path) = try make()
        defer { withExtendedLifetime(folder) {} }
        // By its path, and by its URI, as other programs pass it.
        for file in [File(path), File(uri: File(path).uri)] {
            XCTAssertEqual(file.systemPath, path)
            XCTAssertEqual(file.name, "\u{FFFD}\u{FFFD}.txt")
            XCTAssertTrue(file.uri.hasSuffix("/caf%E9/%FF%FE.txt"), file.uri)
            unlink(path.characters)
            XCTAssertNil(try file.state())
            let written = try file.replace(with: [1, 2])
            XCTAssertEqual(Self.content(path), [1, 2])
            XCTAssertEqual(try file.state(), written)
            XCTAssertEqual(try file.read(limit: 10).bytes, [1, 2])
            XCTAssertEqual(try file.start(1, limit: 10), [1])
            _ = try file.replace(with: [3], expecting: .state(written))
            XCTAssertEqual(Self.content(path), [3])
            XCTAssertEqual(file.copiesLeft(Cancellation()), [])
            XCTAssertEqual(Self.names(in: path.folder), [Self.fileName])
            XCTAssertEqual(file.folder.map(\.systemPath), path.folder)
        }
    }

    /// A symbolic link to it, with a UTF-8 name, stays a link.
    func testALinkToAnOddPathStaysALink() throws {
        let (folder, path) = try make()
        _ = try File(path).replace(with: [1])
        let link = folder.path + "/link"
        XCTAssertEqual(symlink(path.characters, link), 0)
        _ = try File(path: link).replace(with: [2])
        XCTAssertEqual(Self.content(path), [2])
        XCTAssertEqual(Self.content(SystemPath(link)), [2])
        XCTAssertEqual(unlink(path.characters), 0)
        XCTAssertNil(Self.content(SystemPath(link)))
    }

    /// A file with several names is written in place, with a copy beside it.
    func testAnOddPathWithSeveralNamesIsWrittenInPlace() throws {
        let (folder, path) = try make()
        _ = try File(path).replace(with: [1])
        let other = folder.path + "/other"
        XCTAssertEqual(Glibc.link(path.characters, other), 0)
        _ = try File(path).replace(with: [2])
        XCTAssertEqual(Self.content(SystemPath(other)), [2])
        XCTAssertEqual(Self.names(in: path.folder), [Self.fileName])
    }

    func testAStateFolderMayHaveAnOddPath() throws {
        let (folder, path) = try make()
        defer { withExtendedLifetime(folder) {} }
        let state = StateFolder(path.folder).folder("state")
        try state.make()
        try state.write([1], to: "a")
        try state.replace("b", with: [2])
        XCTAssertEqual(try state.names(), ["a", "b"])
        XCTAssertEqual(try state.file("a").read(limit: 9).bytes, [1])
        XCTAssertNotNil(try state.lock())
        try state.move(to: state.parent.folder("moved"))
        XCTAssertEqual(try state.parent.folder("moved").names(), ["a", "b"])
        try state.parent.folder("moved").remove { _ in true }
        XCTAssertEqual(Self.names(in: path.folder), [])
    }
}
