import Foundation
import TestSupport
import XCTest

@testable import Driving

/// Without a dictionary for the user's language, only the suggestions are missing.
final class NoDictionaryTests: AppTestCase {
    /// A code reserved for local use (ISO 639-2), so no machine has a dictionary for it.
    override var environment: [String: String] { ["LANGUAGE": "qaa"] }

    /// There is no warning either: standard error must be empty in every test.
    func testNothingIsUnderlinedAndTheMenuHasNoSuggestions() throws {
        try write("I recieve it ")
        try app.waitUntil("Enchant to have been asked for a dictionary") {
            let maps = FileHandle(forReadingAtPath: "/proc/\(app.process.id)/maps")?.readDataToEndOfFile() ?? Data()
            return String(decoding: maps, as: UTF8.self).contains("libenchant-2")
        }
        try app.pointer.click(.secondary, at: place(of: "recieve"))
        try expectMenu(.edit, "Select | Select All")
        try choose("Select")
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Share…")
        try expectStyledText("I recieve it")
    }
}
