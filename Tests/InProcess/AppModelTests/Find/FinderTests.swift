import Files
import Gtk
import Longpress
import Menus
import TestSupport
import XCTest

@testable import LongpressApp
@testable import Notes

/// Finding text in a note.
final class FinderTests: FindingTestCase {
    private func expect(_ state: String, line: UInt = #line) { XCTAssertEqual(note.state, state, line: line) }

    private static let text = "The lake and the moon.\nThe moon is in the lake, lakes have moons."

    func testMatchesAreMarkedWhileTypingAndTheFirstIsShown() throws {
        try show(Self.text)
        try note.perform(.find)
        XCTAssertTrue(note.finder.bar.field.containsFocus)
        try note.look(for: "moon")
        expect("moon at 17, 1 of 3")
        XCTAssertEqual(note.marked, [17..<21, 27..<31, 59..<63])
        XCTAssertEqual(note.buffer.highlights(.shown, in: 0..<note.buffer.count), [17..<21])
        try note.look(for: "moons")
        expect("moons at 59, 1 of 1")
        try note.look(for: "moonss")
        expect("nothing, No Matches")
        XCTAssertTrue(note.finder.bar.field.hasStyle("error"))
        XCTAssertEqual(note.marked, [])
        try note.look(for: "")
        expect("nothing, ")
        XCTAssertFalse(note.finder.bar.field.hasStyle("error"))
    }

    func testFindNextAndPreviousWrapAround() throws {
        try show(Self.text)
        try note.perform(.find)
        try note.look(for: "lake")
        expect("lake at 4, 1 of 3")
        try note.go(.findNext)
        expect("lake at 42, 2 of 3")
        try note.go(.findNext)
        expect("lake at 48, 3 of 3")
        try note.go(.findNext)
        expect("lake at 4, 1 of 3")
        try note.go(.findPrevious)
        expect("lake at 48, 3 of 3")
    }

    func testMatchCaseAndWholeWords() throws {
        try show(Self.text)
        try note.perform(.find)
        try note.look(for: "The")
        // Two of them are in captions.
        expect("The at 0, 1 of 6")
        note.finder.bar.set(matchesCase: true)
        try note.settle()
        expect("The at 0, 1 of 2")
        note.finder.bar.set(wholeWords: true)
        try note.look(for: "lake")
        expect("lake at 4, 1 of 2")
    }

    func testTheSelectedTextIsSearchedFor() throws {
        try show(Self.text)
        note.buffer.select(27..<31)
        try note.perform(.find)
        try note.settle()
        XCTAssertEqual(note.finder.bar.field.text, "moon")
        expect("moon at 27, 2 of 3")
        // A selection of more than one line isn't searched for; the previous search text is used.
        note.finder.close()
        note.buffer.select(10..<30)
        try note.perform(.find)
        try note.settle()
        XCTAssertEqual(note.finder.bar.field.text, "moon")
    }

    func testClosingRestoresThePlaceUnlessTheUserHasMovedOn() throws {
        try show(Self.text + String(repeating: "\nA line.", count: 200) + "\nA moonless night.")
        note.buffer.select(from: 8, to: 4)
        // The view is scrolled away from the match.
        let scrolled = note.window.text.widget
        try waitUntil("the text to be laid out") {
            scrolled.scrollPosition = 400
            return scrolled.scrollPosition == 400
        }
        try note.perform(.find)
        try note.look(for: "moonl")
        try waitUntil("the match to be visible") { scrolled.scrollPosition > 1000 }
        note.finder.bar.onClose()
        iterateMainContext()
        XCTAssertEqual([note.buffer.selectionAnchor, note.buffer.insertionPoint], [8, 4])
        XCTAssertEqual(scrolled.scrollPosition, 400)
        XCTAssertTrue(note.window.text.view.containsFocus && note.marked.isEmpty && !note.finder.isOpen)

        try note.perform(.find)
        try note.look(for: "moon")
        try note.go(.findNext)
        let place = note.buffer.selection
        note.finder.close()
        XCTAssertEqual(note.buffer.selection, place)
    }

    func testFindNextShowsTheBarAgainAndKeepsFocusInTheText() throws {
        try show(Self.text)
        XCTAssertThrowsError(try note.perform(.findNext))
        try note.perform(.find)
        try note.look(for: "moon")
        note.finder.close()
        try note.go(.findNext)
        XCTAssertTrue(note.finder.isOpen && note.window.text.view.containsFocus)
        expect("moon at 17, 1 of 3")
    }

    func testCaptionsAreSearchedAfterTheText() throws {
        try show("An image.")
        try note.perform(.find)
        try note.look(for: "image")
        expect("image at 3, 1 of 2")
        try note.go(.findNext)
        expect("image at 3, 2 of 2, in a caption, [\"Another image\"]")
        XCTAssertTrue(note.finder.bar.field.containsFocus)
        try note.go(.findNext)
        expect("image at 3, 1 of 2")
        try note.go(.findPrevious)
        expect("image at 3, 2 of 2, in a caption, [\"Another image\"]")
        note.finder.close()
        XCTAssertTrue(note.window.images.widget.containsFocus)
    }

    func testTextInPicturesIsRecognizedInTheBackgroundAndKept() throws {
        try show("Nothing.")
        var read: [NotePicture.ID] = []
        let pictures = note.window.note.pictures.map(\.id)
        let folder = try TemporaryFolder()
        note.finder.reading.kept = RecognizedTexts(in: StateFolder(path: folder.path + "/texts"))
        note.finder.reading.isPossible = { true }
        // The text's own matches are counted by the time that an image is read, on a machine of any speed.
        var isCounted = false
        note.finder.reading.read = { picture in
            while !isCounted { try await Task.sleep(for: .milliseconds(1)) }
            read.append(picture.id)
            if picture.id == pictures[0] { throw CancellationError() }
            return picture.id == pictures[1] ? "An image of ROADS" : ""
        }
        try note.perform(.find)
        try note.look(for: "road")
        expect("nothing, No Matches")
        isCounted = true
        // The last two pictures look the same, so they are read once.
        let ones = Array(pictures.prefix(2))
        try waitUntil("the images to be read") { read == ones && self.note.finder.search.count == 2 }
        expect("nothing, 2 matches")
        try note.go(.findNext)
        XCTAssertEqual(note.window.images.selected.map(\.id), [pictures[1]])
        XCTAssertEqual(note.finder.bar.matchText, "1 of 2, in an image")
        // Text in a picture can't be replaced, and the pictures aren't read again.
        note.finder.bar.onReplace()
        try note.settle()
        note.finder.close()
        try note.perform(.find)
        try note.settle()
        XCTAssertEqual(note.finder.bar.matchText, "1 of 2, in an image")
        XCTAssertEqual(read, ones)
        // They aren't read again in another window either.
        note.close()
        try show("Nothing.")
        note.finder.reading.kept = RecognizedTexts(in: StateFolder(path: folder.path + "/texts"))
        note.finder.reading.isPossible = { true }
        var again: [NotePicture.ID] = []
        note.finder.reading.read = { picture in
            again.append(picture.id)
            return ""
        }
        try note.perform(.find)
        try note.look(for: "road")
        try waitUntil("the images to be found") { self.note.finder.search.count == 3 }
        XCTAssertEqual(again, [])
    }

    /// Text that was recognised earlier is found even if the program for recognising text is no longer installed.
    func testKeptTextOfPicturesIsFoundWithoutARecognitionProgram() throws {
        try show("Nothing.")
        let folder = try TemporaryFolder()
        let kept = RecognizedTexts(in: StateFolder(path: folder.path + "/texts"))
        let pictures = note.window.note.pictures
        try awaiting("the text to be kept") { await kept.keep("An image of ROADS", in: pictures[1]) }
        note.finder.reading.kept = kept
        note.finder.reading.isPossible = { false }
        note.finder.reading.read = { _ in
            XCTFail("there is no program")
            return ""
        }
        try note.perform(.find)
        try note.look(for: "road")
        // All the pictures look the same.
        try waitUntil("the images to be found") { self.note.finder.search.count == 3 }
        try note.go(.findNext)
        XCTAssertEqual(note.window.images.selected.map(\.id), [pictures[0].id])
        XCTAssertEqual(note.finder.bar.matchText, "1 of 3, in an image")
    }

    func testHiddenImagesAreShownForAMatchInACaption() throws {
        try show("Nothing.")
        note.window.toggleImages()
        try note.perform(.find)
        try note.look(for: "another")
        XCTAssertTrue(note.window.showsImages)
        expect("nothing, 1 of 1, in a caption, [\"Another image\"]")
    }

    func testMatchesFollowChangesOfTheText() throws {
        try show(Self.text)
        try note.perform(.find)
        try note.look(for: "moon")
        note.buffer.insertionPoint = 0
        note.buffer.replaceSelection(with: "Moon: ")
        try note.settle()
        expect("nothing, 4 matches")
        XCTAssertEqual(note.marked.count, 4)
        try note.go(.findNext)
        expect("moon at 23, 2 of 4")
    }

    func testReplaceIsUnavailableWhileTheNoteIsNotEditable() throws {
        try show(Self.text)
        XCTAssertTrue(note.window.canFind)
        try note.perform(.replace)
        note.window.text.view.isEditable = false
        XCTAssertThrowsError(try note.perform(.replace))
    }

    /// The bar doesn't widen a narrow window.
    func testTheBarFitsIntoANarrowWindow() throws {
        try show(Self.text, width: 360)
        try note.perform(.replace)
        try note.look(for: "moon")
        try waitUntil("the bar to be laid out") { self.note.finder.bar.widget.size.width > 1 }
        XCTAssertEqual(note.window.window.size.width, 360)
        XCTAssertLessThanOrEqual(note.finder.bar.widget.size.width, 360)
    }

    func testSearchingALongTextNeverBlocks() throws {
        let line = "There is a road of light over the water of the lake.\n"
        try show(String(repeating: line, count: 60_000) + "The moon at last.")
        try note.perform(.find)
        note.finder.bar.field.text = "road"
        var longest = try LongestTurn.until("the first match") { self.note.buffer.selection == 11..<15 }
        note.finder.bar.field.text = "moon"
        longest = max(longest, try LongestTurn.until("the last line", upTo: 60) { self.note.buffer.selection != nil })
        longest = max(
            longest,
            try LongestTurn.until("the count", upTo: 60) {
                self.note.finder.search.count == 1 && !self.note.finder.isSearching
            })
        XCTAssertLessThan(longest, LongestTurn.limit)
        expect("moon at \(60_000 * line.count + 4), 1 of 1")
    }
}
