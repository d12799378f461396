import TestSupport
import XCTest

@testable import Driving

/// A press on a picture that was removed or moved before the app handles the press: it applies to what is there now, or to
/// nothing, and Undo restores everything.
final class BusyGalleryTests: GalleryTestCase {
    private func selectAll() throws {
        try gallery.click(2)
        try app.waitUntil("the picture to have the focus") { try self.gallery.item(at: 2).has("focused") }
        try app.keyboard.press("ctrl+a")
        try gallery.expectSelected(1, 2, 3, 4, 5)
    }

    private func expectNote(_ pictures: String) throws {
        try app.waitUntil("the pictures \(pictures)") { try self.gallery.order() == pictures }
        XCTAssertEqual(app.windows.topLevels.count, 1, "another window opened")
    }

    /// Removes all pictures and immediately acts where one of them was, before the app has handled any of it.
    private func removeAll(by last: String = "ctrl+x", and press: (ScreenPoint) throws -> Void) throws {
        for (number, key) in [(1, "Delete"), (5, last)] {
            try selectAll()
            let place = try gallery.place(at: number)
            try app.whileBusy {
                try app.keyboard.press(key)
                try press(place)
            }
            try expectNote("")
            if !app.windows.popovers.isEmpty { try expectMenu(.context, "Add Image…") }
            try app.keyboard.press("Escape")
            try expectNoMenu()
            try app.keyboard.press("ctrl+z")
            try expectNote("RGBYP")
            try expectUndo("(Undo)", redo: key == "Delete" ? "Redo Remove 5 Images" : "Redo Cut 5 Images")
        }
    }

    // MARK: All are gone

    func testAClickOnRemovedPicturesIsHarmless() throws {
        try removeAll { app.pointer.click(at: $0) }
    }

    func testADoubleClickOnRemovedPicturesIsHarmless() throws {
        try removeAll { app.pointer.doubleClick(at: $0) }
    }

    func testASecondaryClickOnRemovedPicturesIsHarmless() throws {
        try removeAll(by: "Delete") { app.pointer.click(.secondary, at: $0) }
    }

    func testAHoldOnRemovedPicturesIsHarmless() throws {
        try removeAll(by: "Delete") { app.pointer.hold(at: $0) }
    }

    func testADragOfRemovedPicturesIsHarmless() throws {
        let pane = try images.screenRectangle.center
        try removeAll { app.pointer.drag(from: $0, to: pane) }
    }

    func testARubberBandOverRemovedPicturesIsHarmless() throws {
        let corner = try gallery.emptyCorner
        try removeAll { app.pointer.drag(from: corner, to: $0) }
    }

    func testScrollingAndPointingAtRemovedPicturesIsHarmless() throws {
        let corner = try gallery.emptyCorner
        try removeAll { place in
            app.pointer.scroll(at: place, clicks: 2)
            app.pointer.glide(to: corner)
            app.pointer.glide(to: place)
        }
    }

    func testModifierClicksAndKeysOnRemovedPicturesAreHarmless() throws {
        try removeAll { place in
            try app.keyboard.holding("ctrl") { app.pointer.click(at: place) }
            try app.keyboard.holding("shift") { app.pointer.click(at: place) }
            for key in ["Home", "shift+End", "ctrl+Left"] { try app.keyboard.press(key) }
        }
    }

    // MARK: Some stay, or come back

    /// The pressed picture still exists, at another place.
    func testAPressOnARemainingPictureSelectsIt() throws {
        for press in [{ self.app.pointer.click(at: $0) }, { self.app.pointer.click(.secondary, at: $0) }]
            as [(ScreenPoint) -> Void]
        {
            try gallery.select(1, 2)
            let place = try gallery.place(at: 5)
            try app.whileBusy {
                try app.keyboard.press("Delete")
                press(place)
            }
            try app.waitUntil("three pictures") { try self.pictureNames.count == 3 }
            try gallery.expectSelected(3)
            // A preview that has grown out of a picture covers it.
            if !app.windows.popovers.isEmpty { try app.keyboard.press("Escape") }
            try expectNoMenu()
            try expectNote("BYP")
            try gallery.expectSelected(3)
            try app.keyboard.press("ctrl+z")
            try expectNote("RGBYP")
        }
    }

    func testDraggingARemainingPictureLosesNone() throws {
        for (start, end) in [(5, 3), (3, 5), (1, 4)] {
            try gallery.select(1, 2)
            let (start, end) = (try gallery.place(at: start), try gallery.place(at: end))
            try app.whileBusy {
                try app.keyboard.press("Delete")
                app.pointer.drag(from: start, to: end)
            }
            try app.waitUntil("three pictures") { try self.gallery.order().sorted() == ["B", "P", "Y"] }
            for _ in 0..<2 where try gallery.order() != "RGBYP" { try app.keyboard.press("ctrl+z") }
            try expectNote("RGBYP")
            try expectUndo("(Undo)", redo: "Redo Remove 2 Images")
        }
    }

    func testPressesWhilePicturesAreRestoredAreHarmless() throws {
        let places = try (1...5).map { try gallery.place(at: $0) }
        let corner = try gallery.emptyCorner
        for press in [
            { self.app.pointer.click(at: places[4]) }, { self.app.pointer.doubleClick(at: places[0]) },
            { self.app.pointer.drag(from: corner, to: places[0]) },
            { self.app.pointer.drag(from: places[3], to: places[0]) },
        ] as [() -> Void] {
            for count in [5, 4] {
                if count == 5 { try selectAll() } else { try gallery.select(1, 2, 3, 4) }
                try app.keyboard.press("Delete")
                try expectNote(count == 5 ? "" : "P")
                try app.whileBusy {
                    try app.keyboard.press("ctrl+z")
                    press()
                }
                // A press on the picture that filled the pane may open it, a while after the pictures are back.
                try app.waitUntil("five pictures") { try self.pictureNames.count == 5 }
                _ = try Screenshot.settled()
                if app.windows.topLevels.count > 1 {
                    try app.keyboard.press("Escape")
                    try app.waitUntil("the note alone") { self.app.windows.topLevels.count == 1 }
                }
                try expectNote("RGBYP")
                waitForNewSuccession()
            }
        }
    }

    // MARK: Menus

    func testAPressRightAfterRemovingByMenuIsHarmless() throws {
        try selectAll()
        let place = try gallery.place(at: 1)
        try gallery.openMenu(onSelected: 5, of: 5)
        _ = try Screenshot.settled()
        let row = try item("Remove Images").screenPoint
        app.pointer.move(to: row)
        for _ in 0..<2 { _ = try app.accessible.children }
        try app.whileBusy {
            app.pointer.click(at: row)
            app.pointer.click(at: place)
        }
        try expectNote("")
        try expectNoMenu()
        try app.keyboard.press("ctrl+z")
        try expectNote("RGBYP")
    }

    func testAPressRightAfterRemovingFromTheMenuBarIsHarmless() throws {
        try selectAll()
        let place = try gallery.place(at: 5)
        try menuBar.open("Image")
        _ = try Screenshot.settled()
        let row = try item("Remove Images").screenPoint
        try app.whileBusy {
            app.pointer.click(at: row)
            app.pointer.click(at: place)
            app.pointer.click(at: place)
        }
        try expectNote("")
        try expectNoMenu()
        try app.keyboard.press("ctrl+z")
        try expectNote("RGBYP")
    }

    /// A menu, its preview and its outline disappear with their picture.
    func testAMenuDisappearsWithItsPicture() throws {
        try gallery.select(2)
        try app.keyboard.press("Delete")
        try expectNote("RBYP")
        try app.keyboard.press("ctrl+z")
        try expectNote("RGBYP")
        app.pointer.click(.secondary, at: try gallery.place(at: 2))
        try expectMenu(.context, Self.rows(for: 2))
        let row = try item("Open").screenPoint
        try app.whileBusy {
            try app.keyboard.press("shift+ctrl+z")
            app.pointer.click(at: row)
        }
        try expectNote("RBYP")
        try expectNoMenu()
        try app.keyboard.press("ctrl+z")
        try expectNote("RGBYP")
        try expectUndo("(Undo)", redo: "Redo Remove Image")
    }

    // MARK: The viewer

    /// The viewer shows the pictures it was opened with, whatever happens to the note, and in whatever order keys and presses
    /// arrive.
    func testTheViewerKeepsItsPictures() throws {
        try gallery.select(2, 3, 5)
        try gallery.openMenu(onSelected: 3, of: 3)
        try choose("Open")
        try app.waitUntil("the viewer") { self.app.windows.active?.title == "green" }
        _ = try Screenshot.settled()
        let viewer = try XCTUnwrap(app.windows.active)
        let middle = viewer.visibleFrame.center
        try app.whileBusy {
            for key in ["Right", "Delete", "Right", "Right", "Page_Down", "Left", "Delete"] {
                try app.keyboard.press(key)
                app.pointer.click(at: middle)
                app.pointer.scroll(at: middle, clicks: 1)
            }
        }
        try app.waitUntil("the second picture") { self.app.windows.active?.title == "blue" }
        XCTAssertEqual(app.windows.topLevels.count, 2)
        // Two of the clicks may have selected the whole picture; Escape clears that selection first.
        try app.waitUntil("the note alone") {
            try app.keyboard.press("Escape")
            _ = try Screenshot.settled()
            return app.windows.topLevels.count == 1
        }
        try expectNote("RGBYP")
        try expectUndo("(Undo)")
    }
}
