import Foundation
import Testing

@testable import Localization

@Suite("Which catalogues are read")
struct CatalogFileTests {
    /// Returns a catalogue with some texts, in the format of msgfmt.
    private func catalog(_ texts: [(String, String)], swapped: Bool = false) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] {
            let bytes = (0..<4).map { UInt8(value >> (8 * $0) & 255) }
            return swapped ? bytes.reversed() : bytes
        }
        let sorted = texts.sorted { $0.0 < $1.0 }
        let tables = (28, 28 + 8 * sorted.count)
        var entries: [[UInt8]] = [[], []]
        var content: [UInt8] = []
        let start = 28 + 16 * sorted.count
        for (side, strings) in [sorted.map(\.0), sorted.map(\.1)].enumerated() {
            for string in strings {
                entries[side] += number(string.utf8.count) + number(start + content.count)
                content += Array(string.utf8) + [0]
            }
        }
        return number(0x9504_12DE) + number(0) + number(sorted.count) + number(tables.0) + number(tables.1)
            + number(0) + number(0) + entries[0] + entries[1] + content
    }

    private let texts = [("", "Content-Type: text/plain; charset=UTF-8\n"), ("Cut", "Ausschneiden")]

    @Test("complete catalogues of either byte order are valid")
    func whole() {
        #expect(CatalogFile.isSound(catalog(texts)))
        #expect(CatalogFile.isSound(catalog(texts, swapped: true)))
    }

    @Test("a catalogue cut anywhere is damaged")
    func cut() {
        let whole = catalog(texts)
        for length in whole.indices { #expect(!CatalogFile.isSound(Array(whole[..<length])), "\(length) bytes") }
    }

    @Test("a catalogue that points beyond its end is damaged")
    func leadsAstray() {
        for place in [8, 12, 16, 20, 28, 32] {
            var bytes = catalog(texts)
            bytes[place + 3] = 0x7F
            #expect(!CatalogFile.isSound(bytes), "byte \(place)")
        }
    }

    @Test("another kind of file is damaged, and a nonexistent one is missing")
    func other() throws {
        #expect(!CatalogFile.isSound(Array("<!DOCTYPE html><html><body>nothing</body></html>".utf8)))
        #expect(!CatalogFile.isSound([]))
        #expect(CatalogFile.state(of: "/nowhere/de/LC_MESSAGES/longpress.mo") == .missing)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).mo")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(catalog(texts)).write(to: file)
        #expect(CatalogFile.state(of: file.path) == .sound)
        try Data(catalog(texts).dropLast(9)).write(to: file)
        #expect(CatalogFile.state(of: file.path) == .damaged)
    }
}
