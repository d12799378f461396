import CGtk
import Longpress
import MenuGuidelines
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// E2: a program's own view that shows a picture gets an edit menu for a region of it.
final class ImageRegionTests: LongpressTestCase {
    /// A responder that records the copied regions.
    private final class PhotoResponder: ImageRegionResponder {
        private(set) var copied: [ImageRegion] = []
        private(set) var chosen = 0

        override func copy(_ region: ImageRegion) { copied.append(region) }
        override func regionChosen() { chosen += 1 }
    }

    /// The whole picture, 400 × 200 pixels, which is shown at half its size.
    private static let whole = ImageRegion(x: 0, y: 0, width: 400, height: 200)
    private static let frame = Rectangle(x: 100, y: 150, width: 200, height: 100)

    private static func canvas(_ frame: @escaping () -> Rectangle = { frame }) -> (Canvas, PhotoResponder) {
        let canvas = Canvas(role: .group)
        canvas.setAccessibleName("Photo")
        canvas.isFocusable = true
        let responder = PhotoResponder(canvas, wholeRegion: whole, frame: frame)
        let weak = WeakObject(canvas)
        canvas.add(responder.selectionView) {
            let size = weak.value?.size ?? Size(width: 0, height: 0)
            return Rectangle(x: 0, y: 0, width: size.width, height: size.height)
        }
        canvas.responder = responder
        canvas.menu = .edit(EditMenu(commands: [.copy, .selectAll]))
        return (canvas, responder)
    }

    private static func place(_ x: Double, _ y: Double, of canvas: Widget, in window: Window) throws -> ScreenPoint {
        try RowPlace.place(frame.minX + x / 2, frame.minY + y / 2, of: canvas, in: window)
    }

    /// E6, E7: the menu opens when the drag ends, and closes while a corner is dragged.
    func testDraggingSelectsARegionAndMovesItsCorner() throws {
        let (canvas, responder) = Self.canvas()
        try TestWindow.with(canvas) { window in
            let pointer = try TestDisplay.shared().pointer
            pointer.drag(
                from: try Self.place(100, 60, of: canvas, in: window),
                to: try Self.place(200, 120, of: canvas, in: window))
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Copy | Select All" }
            XCTAssertEqual(responder.selectedRegion, ImageRegion(x: 100, y: 60, width: 100, height: 60))
            XCTAssertEqual(responder.chosen, 1)
            try MenuOnScreen.choose("Copy", in: window)
            try waitUntil("the copied content") { responder.copied.map(\.width) == [100] }

            pointer.move(to: try Self.place(200, 120, of: canvas, in: window))
            pointer.press()
            pointer.glide(to: try Self.place(260, 160, of: canvas, in: window))
            try waitUntil("a larger region") { responder.selectedRegion?.width == 160 }
            XCTAssertNil(MenuPresenter.shared.openKind)
            pointer.release()
            try waitUntil("the menu again") { MenuOnScreen.outline(in: window) == "Copy | Select All" }
            XCTAssertEqual(responder.selectedRegion, ImageRegion(x: 100, y: 60, width: 160, height: 100))
        }
    }

    /// E10, E14, E19.
    func testADoubleClickSelectsAll() throws {
        let (canvas, responder) = Self.canvas()
        try TestWindow.with(canvas) { window in
            try TestDisplay.shared().pointer.doubleClick(at: try Self.place(100, 60, of: canvas, in: window))
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Copy" }
            XCTAssertEqual(responder.selectedRegion, Self.whole)
        }
    }

    /// E16, E17: the menu points at the visible part of the region.
    func testTheMenuPointsAtTheVisiblePart() throws {
        var frame = Self.frame
        let (canvas, responder) = Self.canvas { frame }
        try TestWindow.with(canvas, width: 600, height: 400) { window in
            responder.selectedRegion = Self.whole
            MenuPresenter.shared.open(on: canvas)
            XCTAssertEqual(responder.targetRectangle, frame)
            let knob = 8.0
            let aim = try XCTUnwrap(Self.aim(in: window))
            XCTAssertEqual(aim.midX, frame.midX, accuracy: 2)
            XCTAssertEqual(aim.minY, frame.minY - knob, accuracy: 2)
            XCTAssertEqual(aim.maxY, frame.maxY + knob, accuracy: 2)
            // When the picture is scrolled, the menu closes and opens again at the region's new place.
            frame = Rectangle(x: 300, y: 200, width: 200, height: 100)
            responder.pictureMoved()
            XCTAssertNil(MenuPresenter.shared.openKind)
            try waitUntil("the menu at its new place") {
                Self.aim(in: window).map { abs($0.midX - 400) < 2 && abs($0.minY - 192) < 2 } == true
            }
        }
    }

    /// Returns the open menu's target, in the window's coordinates; `nil` if no menu is open.
    private static func aim(in window: Window) -> Rectangle? {
        guard let popover = MenuOnScreen.popovers(in: window).first else { return nil }
        var rectangle = GdkRectangle()
        gtk_popover_get_pointing_to(popover.typed(), &rectangle)
        return Rectangle(
            x: Double(rectangle.x), y: Double(rectangle.y), width: Double(rectangle.width),
            height: Double(rectangle.height))
    }

    /// R1, E13: a picture that isn't loaded has no menu; a region beyond the picture's edge is clipped.
    func testAPictureThatIsNotLoadedHasNoMenu() throws {
        let (canvas, responder) = Self.canvas()
        try TestWindow.with(canvas) { _ in
            responder.selectedRegion = ImageRegion(x: 390, y: 190, width: 50, height: 50)
            XCTAssertEqual(responder.selectedRegion, ImageRegion(x: 390, y: 190, width: 10, height: 10))
            responder.selectedRegion = ImageRegion(x: 500, y: 0, width: 5, height: 5)
            XCTAssertNil(responder.selectedRegion)
            responder.show(ImageRegion(x: 0, y: 0, width: 0, height: 0))
            XCTAssertFalse(MenuPresenter.shared.open(on: canvas))
            XCTAssertFalse(responder.canPerform(.selectAll))
        }
    }

    func testKeysBelongToThePictureOnlyWithARegion() throws {
        let (canvas, responder) = Self.canvas()
        try TestWindow.with(canvas) { _ in
            @MainActor func press(_ name: String, control: Bool = false, shift: Bool = false) -> Bool {
                let modifiers =
                    (control ? GDK_CONTROL_MASK.rawValue : 0) | (shift ? GDK_SHIFT_MASK.rawValue : 0)
                return responder.handle(Key(value: gdk_keyval_from_name(name), modifiers: modifiers))
            }
            for name in ["Escape", "Left", "Up"] { XCTAssertFalse(press(name), name) }
            XCTAssertFalse(press("c", control: true))
            XCTAssertTrue(press("a", control: true))
            XCTAssertEqual(responder.selectedRegion, Self.whole)
            // A region of the whole picture can't be moved.
            XCTAssertFalse(press("Left"))
            XCTAssertTrue(press("Left", shift: true))
            XCTAssertEqual(responder.selectedRegion?.width, 380)
            XCTAssertTrue(press("Right", control: true))
            XCTAssertEqual(responder.selectedRegion?.x, 1)
            XCTAssertTrue(press("c", control: true))
            XCTAssertEqual(responder.copied, [ImageRegion(x: 1, y: 0, width: 380, height: 200)])
            XCTAssertTrue(press("Escape"))
            XCTAssertNil(responder.selectedRegion)
        }
    }

    /// R2, R22: the chain explains which responders were asked, and why each item is in the menu.
    func testTheChainExplainsItsMenu() {
        let (canvas, responder) = Self.canvas()
        responder.selectedRegion = ImageRegion(x: 0, y: 0, width: 5, height: 5)
        let explanation = ResponderChain(first: responder).explanation(
            of: EditMenu(commands: [.copy, .selectAll, .paste])
        ).description
        XCTAssertTrue(explanation.contains("PhotoResponder"), explanation)
        withExtendedLifetime(canvas) {}
    }

    func testTheResponderIsFreedWithItsView() {
        weak var responder: PhotoResponder?
        let weak: WeakObject<Canvas>
        do {
            let (canvas, new) = Self.canvas()
            new.selectedRegion = Self.whole
            (weak, responder) = (WeakObject(canvas), new)
        }
        iterateMainContext()
        XCTAssertNil(weak.value)
        XCTAssertNil(responder)
    }
}
