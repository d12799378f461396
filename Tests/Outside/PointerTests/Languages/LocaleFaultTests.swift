import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Invalid languages and translations: the app is in English, and prints one line with the reason.
final class LocaleFaultTests: LaunchTestCase {
    private var text: AccessibleNode {
        get throws {
            try app.waitFor("the English text") {
                try self.app.accessible.first { try $0.role == "text box" && $0.name == "Note" && $0.isShowing }
            }
        }
    }

    override func isExpectedToComplain(_ app: AppUnderTest) -> Bool { true }

    func testAMissingLocaleFallsBackToEnglishWithAWarning() throws {
        let app = try start(environment: World.language("fr_FR"))
        _ = try text
        XCTAssertEqual(
            complaints(of: app),
            ["longpress: the language setting “fr_FR.UTF-8” isn't installed here, so English is used."])
    }

    /// Makes a copy of the app with its files, whose translations can be damaged.
    private func copy() throws -> (program: String, catalog: String) {
        let (program, folder) = (files.path + "/bin/longpress", files.path + "/share/locale/de/LC_MESSAGES")
        let manager = FileManager.default
        try manager.createDirectory(atPath: files.path + "/bin", withIntermediateDirectories: true)
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try manager.copyItem(atPath: BuiltProducts.app, toPath: program)
        let built = (try BuiltProducts.app as NSString).resolvingSymlinksInPath as NSString
        let source =
            ((built.deletingLastPathComponent as NSString).deletingLastPathComponent) + "/share/locale/de/LC_MESSAGES"
        for name in ["longpress.mo", "longpress-menus.mo"] {
            try manager.copyItem(atPath: "\(source)/\(name)", toPath: "\(folder)/\(name)")
        }
        return (program, folder + "/longpress.mo")
    }

    private func start(copy program: String) throws -> AppUnderTest {
        keep(try AppUnderTest([], environment: World.language("de_DE"), bus: bus, executable: program))
    }

    func testTranslationsBesideTheProgramAreFound() throws {
        let app = try start(copy: copy().program)
        _ = try app.waitFor("the German text") {
            try app.accessible.first { try $0.role == "text box" && $0.name == "Notiz" && $0.isShowing }
        }
        XCTAssertEqual(complaints(of: app), [])
    }

    /// Truncated to half, truncated at its end, or empty.
    func testATruncatedCatalogueFallsBackToEnglishWithAWarning() throws {
        let (program, catalog) = try copy()
        let whole = try XCTUnwrap(FileManager.default.contents(atPath: catalog))
        for count in [whole.count / 2, whole.count - 1, 0] {
            try whole.prefix(count).write(to: URL(fileURLWithPath: catalog))
            let app = try start(copy: program)
            _ = try text
            XCTAssertEqual(
                complaints(of: app),
                [
                    "longpress: the translations in “\(catalog)” are damaged and aren't used. Install them again."
                ])
            // The library's own words are in another catalogue.
            XCTAssertNotNil(try app.accessible.find(role: "menu item", name: "File"))
            app.terminate()
            try app.waitForExit()
        }
    }

    /// Returns a catalogue in the format of `msgfmt`, without a hash table.
    private static func catalog(_ texts: [String: String]) -> Data {
        let sorted = texts.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
        var (numbers, content) = (
            [0x9504_12DE, 0, UInt32(sorted.count), 28, UInt32(28 + 8 * sorted.count), 0, 0], Data()
        )
        let start = 28 + 16 * sorted.count
        for text in sorted.map(\.key) + sorted.map(\.value) {
            numbers += [UInt32(text.utf8.count), UInt32(start + content.count)]
            content += Data(text.utf8) + [0]
        }
        return numbers.reduce(into: Data()) { bytes, number in
            withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
        } + content
    }

    /// An older catalogue, for example: its texts are used, and the rest is in English.
    func testTextsMissingFromTheCatalogueAreInEnglish() throws {
        let (program, catalog) = try copy()
        try Self.catalog(["": "Content-Type: text/plain; charset=UTF-8\n", "Note": "Notiz"])
            .write(to: URL(fileURLWithPath: catalog))
        let app = try start(copy: program)
        let text = try app.waitFor("the text") {
            try app.accessible.first { try $0.role == "text box" && $0.name == "Notiz" && $0.isShowing }
        }
        try app.waitUntil("the English words") { try text.text.hasPrefix("\(FirstNote.title)\nOn a still night ") }
        try app.waitUntil("the pictures") {
            try app.accessible.findAll(role: "grid cell").filter(\.isShowing).map { try $0.name } == FirstNote.captions
        }
        XCTAssertEqual(complaints(of: app), [])
    }

    func testHelpIsTranslated() throws {
        let app = try start(["--help"], environment: World.language("ko_KR"))
        XCTAssertEqual(try app.waitForExit(), .exited(0))
        XCTAssertTrue(app.standardOutput.hasPrefix("사용법: longpress [파일…]\n"), app.standardOutput)
        XCTAssertEqual(app.standardError, "")
        XCTAssertEqual(
            try failure(of: ["--frobnicate"], environment: World.language("de_DE")),
            "longpress: unbekannte Option „--frobnicate“. Siehe longpress --help.")
    }
}
