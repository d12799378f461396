import TestSupport
import XCTest

@testable import Driving

/// Handles follow their text whatever moves it, with the menu open and closed (E6). Only the screen shows where they are.
final class HandlePlaceTests: AppTestCase {
    private let offered = "Cut | Copy | Delete | Select All | Format | Share…"
    private let text =
        "This paragraph is broken into several lines, as it has more words than one line has room for.\nThe second one."

    /// Selects a word after a hold, which gives it handles.
    private func selectByHold(_ word: String) throws {
        // A hold would keep an existing selection.
        try app.keyboard.press("ctrl+Home")
        try expectSelection("")
        app.pointer.hold(at: try place(of: word))
        try choose("Select")
        try expectSelection(word)
        try expectMenu(.edit, offered)
        try expectOnlyHandles(around: word)
    }

    private func closeMenu(_ word: String) throws {
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try expectOnlyHandles(around: word)
    }

    /// Enlarging and reducing text with keys.
    func testHandlesFollowTheTextSize() throws {
        try write(text)
        for isOpen in [true, false] {
            try selectByHold("words")
            if !isOpen { try closeMenu("words") }
            for key in ["ctrl+plus", "ctrl+plus", "ctrl+minus", "ctrl+0"] {
                let before = try place(of: "words")
                try app.keyboard.press(key)
                try app.waitUntil("text of another size") { try self.place(of: "words") != before }
                try expectOnlyHandles(around: "words")
                try expectSelection("words")
            }
        }
    }

    /// Enlarging and reducing text with the wheel. The menu opens again once the wheel is still.
    func testHandlesFollowTheTextSizeSetByTheWheel() throws {
        try write(text)
        for isOpen in [true, false] {
            try selectByHold("words")
            if !isOpen { try closeMenu("words") }
            let middle = try note.screenRectangle.center
            for clicks in [-2, 2] {
                let before = try place(of: "words")
                try app.keyboard.holding("ctrl") { app.pointer.scroll(at: middle, clicks: clicks) }
                try app.waitUntil("text of another size") { try self.place(of: "words") != before }
                if isOpen { try expectMenu(.edit, offered) } else { try expectNoMenu() }
                try expectOnlyHandles(around: "words")
            }
        }
    }

    /// Resizing the window, so that line breaks change.
    func testHandlesFollowTheWindowsWidth() throws {
        try write(text)
        let size = try window.frame
        for isOpen in [true, false] {
            try selectByHold("second")
            if !isOpen { try closeMenu("second") }
            for width in [size.width - 200, 420, size.width] {
                try app.windows.resize(try window, width: width, height: size.height)
                try app.waitUntil("the window's width") { try self.window.frame.width == width }
                try expectOnlyHandles(around: "second")
            }
        }
    }

    /// Undo and Redo of text above: there are handles at the selection, or none without one.
    func testHandlesFollowUndoAboveThem() throws {
        try write(text)
        try app.keyboard.press("ctrl+Home")
        try app.keyboard.type("New. ")
        try app.keyboard.press("Return")
        try app.waitUntil("the new line") { try self.note.text.hasPrefix("New. \nThis") }
        for isOpen in [true, false] {
            try selectByHold("second")
            if !isOpen { try closeMenu("second") }
            for key in ["ctrl+z", "ctrl+z", "shift+ctrl+z", "shift+ctrl+z"] {
                let before = try note.text
                try app.keyboard.press(key)
                try app.waitUntil("another text") { try self.note.text != before }
                try expectHandlesOfTheSelection()
            }
        }
    }

    /// Copying keeps the selection and its handles; a selection made with the keyboard has none.
    func testKeysThatKeepTheSelectionKeepTheHandles() throws {
        try write(text)
        try selectByHold("second")
        try app.keyboard.press("ctrl+c")
        try expectClipboard("second")
        try expectOnlyHandles(around: "second")
        try app.keyboard.press("ctrl+b")
        try expectOnlyHandles(around: "second")
        try app.keyboard.press("shift+ctrl+Right")
        try expectSelection("second one")
        try expectKnobs { [] }
    }

    /// Waits until there are knobs at the ends of the selection, or none.
    private func expectHandlesOfTheSelection() throws {
        try expectKnobs {
            let selected = try note.selectedText
            guard try !selected.isEmpty && !knobs.isEmpty else { return [] }
            return try End.allCases.map { try knob(of: $0, of: selected) }
        }
    }
}
