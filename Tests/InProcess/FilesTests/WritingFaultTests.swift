import CGtk
import Foundation
import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// Each system call for writing a file fails in turn, in each way in which a disk fails. The file then has all of its old or all
/// of its new content, nothing is left beside it, writing it again works, and no other program is reported to have changed it.
final class WritingFaultTests: MainLoopTestCase {
    private let old = "old and long"
    private let new = Array("new".utf8)

    /// Returns a folder prepared as it is before each fault.
    private func folder(_ prepare: (TemporaryFolder) throws -> Void) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try prepare(folder)
        return folder
    }

    /// - Parameters:
    ///   - path: The path that is written to.
    ///   - prepare: Creates the files that exist before.
    private func check(_ path: String = "note.html", _ prepare: (TemporaryFolder) throws -> Void) throws {
        let thread = CallTrace.thread
        var faults: [CallFault] = []
        // The first time, libraries also look for files of their own.
        for _ in 0..<2 {
            let sample = try folder(prepare)
            faults = try CallFault.all(in: sample.path, thread: thread) {
                _ = try File(path: "\(sample.path)/\(path)").replace(with: new)
            }
        }
        for fault in faults {
            let folder = try folder(prepare)
            do {
                try meet(fault, File(path: "\(folder.path)/\(path)"), in: folder, thread)
            } catch {
                let tree = try DiskTree(of: folder.path)
                throw TestFailure("\(fault): \(error); there is \(tree)")
            }
        }
        print("\(name): \(faults.count) faults")
    }

    private func meet(_ fault: CallFault, _ file: File, in folder: TemporaryFolder, _ thread: Int32) throws {
        let before = try DiskTree(of: folder.path)
        var known = try file.state()
        let left = FailedWriteState()
        var result: Result<FileState, any Error>?
        let isMet = try fault.happen(on: thread) {
            result = Result {
                try file.replace(
                    expecting: known.map { .state($0) } ?? .anything, cancellation: Cancellation(), leaving: left
                ) { send in _ = send(new) }
            }
        }
        guard isMet, let result else { throw TestFailure("the fault did not occur") }
        var wanted = [before["note.html"]]
        switch result {
        case .success(let state):
            guard folder.read("note.html") == "new" else { throw TestFailure("the file isn't written") }
            guard try file.state() == state else { throw TestFailure("the known state isn't that of the file") }
            (known, wanted) = (state, [try DiskTree(of: folder.path)["note.html"]])
        case .failure(let error):
            guard let error = error as? PlatformError, !error.message.isEmpty else { throw error }
            if let state = left.value {
                known = state
                var mode: UInt32 = 0o644
                if case .file(_, let old) = before["note.html"] { mode = old }
                wanted.append(.file(new, mode: mode))
            }
        }
        // A copy of the old content may be beside it, if the error says so or if the copy couldn't be removed.
        let copies = file.copiesLeft(Cancellation()).map(\.text)
        var isSaid = false
        if case .failure(let error) = result, copies.count == 1 {
            isSaid = "\(error)".contains("is in “\(copies[0])”") && folder.read(copies[0]) == old
        }
        let now = try DiskTree(of: folder.path)["note.html"]
        guard isSaid || wanted.contains(now) else {
            throw TestFailure("the file is neither the old nor the new one: \(result)")
        }
        guard isSaid || copies.isEmpty || fault.call.hasPrefix("unlink") else { throw TestFailure("a copy is left") }
        // Saving again writes the file as intended, and leaves nothing else.
        _ = try file.replace(with: new, expecting: known.map { .state($0) } ?? .anything)
        var after = before.names.filter { $0 != "note.html" } + ["note.html"] + copies
        after.sort()
        guard folder.read("note.html") == "new" else { throw TestFailure("the file can't be written any more") }
        guard try DiskTree(of: folder.path).names == after else { throw TestFailure("something is left over") }
        for name in before.names where name != "note.html" {
            let now = try DiskTree(of: folder.path)[name]
            if case .link = before[name], now != before[name] { throw TestFailure("\(name) is no longer a link") }
        }
        if case .file(_, let mode) = before["note.html"],
            case .file(_, let now) = try DiskTree(of: folder.path)["note.html"],
            mode != now
        {
            throw TestFailure("the file has another mode")
        }
    }

    func testFaultsWhileWritingANewFile() throws {
        try check { _ in }
    }

    func testFaultsWhileWritingAnExistingFile() throws {
        try check {
            try $0.write(old, to: "note.html")
            XCTAssertEqual(chmod($0.path + "/note.html", 0o640), 0)
        }
    }

    func testFaultsWhileWritingAFileWithAttributes() throws {
        try check {
            let path = try $0.write(old, to: "note.html")
            try FileAccess.set("user.xdg.tags", [1, 2], of: path)
        }
    }

    func testFaultsWhileWritingThroughALink() throws {
        try check("link.html") {
            try $0.write(old, to: "note.html")
            try FileManager.default.createSymbolicLink(atPath: $0.path + "/link.html", withDestinationPath: "note.html")
        }
    }

    /// The file is written in place.
    func testFaultsWhileWritingAFileWithSeveralNames() throws {
        try check {
            XCTAssertEqual(link(try $0.write(old, to: "note.html"), $0.path + "/other.html"), 0)
        }
    }
}
