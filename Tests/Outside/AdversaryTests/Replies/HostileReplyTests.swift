import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A dictionary sends each reply of a table: the app shows the expected text, the window isn't blocked, and the definition closes
/// like any other.
final class HostileReplyTests: DictionaryTestCase {
    /// How long the window may be blocked, in seconds, on a busy machine.
    private static let longestHold = 1 + standstill

    func testHostileRepliesAreShownOrRefused() throws {
        try write("a lamp here")
        for reply in HostileReply.all {
            dictionary.behaviour.withLock { $0 = .says(reply.bytes) }
            do {
                try look(at: reply)
            } catch {
                throw TestFailure("\(reply.what): \(error)")
            }
        }
        try expectText("a lamp here")
    }

    func testMoreOfADefinitionIsLoadedAtItsEnd() throws {
        dictionary.behaviour.withLock { $0 = .says(HostileReply.all[0].bytes) }
        try write("a lamp here")
        try defineByMenu("lamp")
        let first = try app.waitFor("the definition") { try self.definitionTexts?.count }
        try app.waitUntil("more of it") {
            try app.keyboard.press("End")
            return try definitionTexts?.count ?? 0 > first + 5
        }
    }

    private func look(at reply: HostileReply) throws {
        XCTAssertNil(try app.accessible.messageText)
        try defineByMenu("lamp")
        switch reply.outcome {
        case .refused:
            try expectLive("the message", reply) {
                try app.accessible.messageText?.hasPrefix("“lamp” can’t be looked up. ") == true
            }
        case .shows(let start):
            try expectLive("the definition", reply) {
                let text = try definitionTexts?.dropFirst().first ?? ""
                return text.unicodeScalars.starts(with: start.unicodeScalars)
            }
            // More of it is loaded when the end is reached.
            for _ in 0..<5 {
                try app.keyboard.press("End")
                for _ in 0..<3 { try expectLive("more", reply) { true } }
            }
            try app.keyboard.press("Escape")
            try expectLive("no definition", reply) { try popover == nil }
        }
    }

    /// Waits until a condition is true, while checking that the app responds.
    private func expectLive(_ description: String, _ reply: HostileReply, _ condition: () throws -> Bool) throws {
        var longest = 0.0
        try TestSupport.waitUntil(description) {
            let start = DispatchTime.now()
            _ = try app.accessible.children
            longest = max(longest, start.elapsed)
            return try condition()
        }
        XCTAssertLessThan(longest, Self.longestHold, "\(reply.what): \(description)")
    }
}
