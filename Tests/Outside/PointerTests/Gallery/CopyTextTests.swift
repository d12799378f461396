import TestSupport
import XCTest

@testable import Driving

/// E2, E27, E30: the text in a picture can be copied if a program that recognises it is installed.
final class CopyTextTests: ViewerTestCase {
    private var program: TesseractStandIn!

    override var environment: [String: String] { ["LONGPRESS_TESSERACT": program.path] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        program = try TesseractStandIn()
    }

    private func copyText() throws {
        try openViewer()
        try drag(from: (100, 60), to: (220, 140))
        try chooseCopyText()
    }

    private func copyTextAgain() throws {
        try app.keyboard.press("Menu")
        try chooseCopyText()
    }

    private func chooseCopyText() throws {
        try expectMenu(.edit, "Copy | Select All | Copy Text | Crop")
        try choose("Copy Text")
        try expectNoMenu()
    }

    private func expectNotice(_ text: String) throws {
        try app.waitUntil("the notice \(text)") {
            try self.app.accessible.first { try $0.role == "label" && $0.isShowing && $0.text == text } != nil
        }
    }

    func testTheTextOfTheRegionIsCopied() throws {
        try copyText()
        try app.waitUntil("the text") { try self.app.clipboard.text() == "Gate B 12" }
        try expectNotice("Text copied")
        XCTAssertEqual(program.arguments, "stdin stdout -l eng")
        XCTAssertEqual(program.pictureHeader, ["P6", "120", "80", "255"])
        // The selection is unchanged.
        try expectSelected("120 × 80 pixels selected")
    }

    func testMissingTextAndBadRepliesAreReported() throws {
        try app.clipboard.offer(text: "before")
        try program.behave(#"cat >picture; printf ' \n\f'"#)
        try copyText()
        try expectNotice("No text found in the image.")
        let senseless = "The text can’t be copied. The program that reads the text sent an unexpected reply."
        for behaviour in [
            "cat >picture; exit 3", "kill -9 $$", "yes nonsense", #"cat >picture; printf '\377\376\n'"#,
            "cat >picture; dd if=/dev/zero bs=1M count=40 2>/dev/null",
        ] {
            try program.behave(behaviour)
            try copyTextAgain()
            try expectNotice(senseless)
            try app.waitUntil("the program to be gone") { !self.program.isRunning }
            // This makes the next notice a different one.
            try program.behave("cat >picture")
            try copyTextAgain()
            try expectNotice("No text found in the image.")
        }
        XCTAssertEqual(try app.clipboard.text(), "before")
    }

    /// The program is ended with its child processes, and the window responds meanwhile.
    func testAStalledProgramTimesOut() throws {
        try program.behave("cat >picture; sleep 600")
        try copyText()
        try expectNotice("Looking for text…")
        try app.keyboard.press("plus")
        try expectNotice("125 %")
        try expectNotice("The text can’t be copied. Tesseract isn’t responding.")
        try app.waitUntil("the program to be gone") { !self.program.isRunning }
        // A program that doesn't even read its input.
        try program.behave("sleep 600")
        try app.keyboard.press("ctrl+a")
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Copy | Copy Text")
        try choose("Copy Text")
        try expectNotice("Looking for text…")
        try expectNotice("The text can’t be copied. Tesseract isn’t responding.")
    }

    /// C7: the command is in the menu bar, for the selected picture.
    func testCopyTextIsInTheMenuBar() throws {
        try focusPicture("Image 1")
        try chooseInMenuBar("Image", "Copy Text")
        try app.waitUntil("the text") { try self.app.clipboard.text() == "Gate B 12" }
        XCTAssertEqual(program.pictureHeader, ["P6", "400", "300", "255"])
        try program.behave("cat >picture")
        try focusPicture("Image 1")
        try chooseInMenuBar("Image", "Copy Text")
        let bar = try find(role: "alert", name: "Message")
        try app.waitUntil("the message") {
            try bar.find(role: "label")?.text == "No text found in the image."
        }
    }
}

/// E2: Tesseract itself reads a picture.
final class CopyTextByTesseractTests: ViewerTestCase {
    override var environment: [String: String] { ["LONGPRESS_TESSERACT": "tesseract"] }

    override var content: String {
        let words = ["Boarding pass", "Gate 12"].enumerated().map { line, text in
            #"<text x="110" y="\#(120 + line * 50)" font-family="DejaVu Sans" font-size="24">\#(text)</text>"#
        }
        return #"<rect x="90" y="60" width="220" height="180" fill="white"/>"# + words.joined()
    }

    func testTheTextOfTheRegionIsCopied() throws {
        try openViewer()
        try drag(from: (95, 65), to: (305, 235))
        try expectMenu(.edit, "Copy | Select All | Copy Text | Crop")
        try choose("Copy Text")
        try app.waitUntil("the text") {
            let text = try self.app.clipboard.text() ?? ""
            return text.split(whereSeparator: \.isWhitespace).joined(separator: " ") == "Boarding pass Gate 12"
        }
    }
}
