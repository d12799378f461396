import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A note's name never becomes another header of a message, a command, an option or another file, when it is passed to other
/// programs by Email… and Open With….
final class HandedNameTests: FileTestCase {
    /// A file's name, the expected beginning of the message's subject, and the expected name of the file passed to a program.
    private struct Case {
        let name: String
        let subject: String
        let file: String
    }

    private static let long = String(repeating: "ü", count: 125) + ".txt"
    private static let cases = [
        Case(name: "a\nBcc: b.txt", subject: "a Bcc: b.txt", file: "a-Bcc: b.txt"),
        Case(
            name: "a\u{1B}]0;x\u{7}\u{9B}2J.txt", subject: "a␛]0;x␇\u{FFFD}2J.txt", file: "a-]0;x--2J.txt"),
        Case(name: "a\u{202E}gnp.exe.txt", subject: "a\u{FFFD}gnp.exe.txt", file: "agnp.exe.txt"),
        Case(name: "--output=x.txt", subject: "--output=x.txt", file: "output=x.txt"),
        Case(name: ".hidden.txt", subject: ".hidden.txt", file: "hidden.txt"),
        Case(
            name: "'; touch x \"`id`$(id)\" & | #.txt", subject: "'; touch x \"`id`$(id)\" & | #.txt",
            file: "'; touch x \"`id`$(id)\" & | #.txt"),
        Case(name: "100%25%0A%00%F %U.txt", subject: "100%25%0A%00%F %U.txt", file: "100%25%0A%00%F %U.txt"),
        Case(name: long, subject: long, file: long),
        Case(
            name: "caf" + ChildProcess.scalar(forByte: 0xE9) + ".txt", subject: "caf\u{FFFD}.txt",
            file: "caf\u{FFFD}.txt"),
    ]

    override var programs: [String: [String]] {
        ["Mail": ["x-scheme-handler/mailto"], "Reader": ["text/plain"]]
    }
    override var firstFile: (name: String, content: String)? { nil }
    override var arguments: [String] { [path(Self.cases[number].name)] }
    /// The index of the current case.
    private var number = 0

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        let file = try XCTUnwrap(fopen(ChildProcess.bytes(of: path(Self.cases[number].name)), "w"))
        fputs("words \(number)", file)
        fclose(file)
    }

    func testHostileNamesAreHandedOverAsNamesOnly() throws {
        for (number, one) in Self.cases.enumerated() {
            if number > 0 {
                app.terminate()
                try app.waitForExit()
                self.number = number
                try startApp()
            }
            try expectText("words \(number)")
            try shareFromFileMenu()
            try sheet.choose("Email…")
            let address = try XCTUnwrap(URLComponents(string: argument(of: "Mail")), one.name)
            XCTAssertEqual(
                address.queryItems?.map { Array("\($0.name)=\($0.value ?? "")".unicodeScalars) },
                [Array("subject=\(one.subject)".unicodeScalars), Array("body=words \(number)".unicodeScalars)])
            try sheet.expectNone()
            try shareFromFileMenu()
            try sheet.choose("Open With…")
            try sheet.choose("Reader", in: "Open With")
            XCTAssertEqual(try arguments(of: "Reader").count, 1)
            let handed = try file(handedTo: "Reader")
            XCTAssertEqual(
                Array((handed as NSString).lastPathComponent.unicodeScalars), Array(one.file.unicodeScalars))
            XCTAssertEqual(FileManager.default.contents(atPath: handed), Data("words \(number)\n".utf8))
            try sheet.expectNone()
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: notes.path).count, 1)
        }
    }
}
