import TestSupport
import XCTest

@testable import Driving

/// The program that the README shows first.
final class LabelExampleTests: AppTestCase {
    override var executable: String? { get throws { try BuiltProducts.folder + "/longpress-example-label" } }

    func testTheLabelsTextIsCopied() throws {
        let label = try find(role: "label", name: "Hold this text, and copy it.")
        app.pointer.hold(at: try label.screenPoint)
        try expectMenu(.edit, "Copy")
        try Screenshot.take("example-label")
        try choose("Copy")
        try expectClipboard("Hold this text, and copy it.")
        try expectNoMenu()
    }
}
