import CGtk
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A widget that draws itself.
final class CanvasTests: GtkTestCase {
    func testACanvasDrawsItselfAndPlacesItsChildren() throws {
        let canvas = Canvas(role: .presentation)
        let child = Label("inside")
        var draws = 0
        canvas.onDraw {
            draws += 1
            $0.fillBlack(Rectangle(x: 0, y: 0, width: 10, height: 10), opacity: 0.5)
        }
        canvas.add(child) { Rectangle(x: 30, y: 40, width: 120, height: 50) }
        XCTAssertEqual(canvas.naturalSize.width, 0, "it requests no space of its own")
        try TestWindow.with(canvas) { window in
            try waitUntil("it to be drawn") { draws > 0 }
            XCTAssertEqual(child.bounds(in: canvas), Rectangle(x: 30, y: 40, width: 120, height: 50))
            XCTAssertEqual(window.pick(Point(x: 60, y: 60)), child)
            let before = draws
            canvas.redraw()
            try waitUntil("it to be drawn again") { draws > before }
        }
    }

    func testACanvasIsFreedWithItsContents() {
        let weakCanvas: WeakObject<Widget>
        let weakChild: WeakObject<Widget>
        weak var held: Token?
        do {
            let canvas = Canvas(role: .image)
            let child = Label("inside")
            let token = Token()
            held = token
            canvas.onDraw { _ in _ = token }
            canvas.add(child) { Rectangle(x: 0, y: 0, width: 10, height: 10) }
            weakCanvas = WeakObject(canvas)
            weakChild = WeakObject(child)
            XCTAssertNotNil(held)
        }
        iterateMainContext()
        XCTAssertNil(weakCanvas.value)
        XCTAssertNil(weakChild.value)
        XCTAssertNil(held)
    }

    func testTicksContinueUntilTheHandlerStopsThem() throws {
        let label = Label("text")
        try TestWindow.with(label) { _ in
            var times: [Double] = []
            weak var held: Token?
            do {
                let token = Token()
                held = token
                label.onTick {
                    _ = token
                    times.append($0)
                    return times.count < 3
                }
            }
            try waitUntil("three ticks, and the handler to end") { times.count == 3 && held == nil }
            XCTAssertEqual(times, times.sorted())
        }
    }

    func testTicksEndWithTheirWidget() {
        weak var held: Token?
        do {
            let token = Token()
            held = token
            Label("text").onTick { _ in
                _ = token
                return true
            }
        }
        iterateMainContext()
        XCTAssertNil(held)
    }

    func testDrawingBecomesAPicture() throws {
        let texture = try XCTUnwrap(
            Texture.drawing(width: 20, height: 10) { snapshot in
                snapshot.scaled(by: 2) {
                    snapshot.turned(by: 180, about: Point(x: 5, y: 2.5)) {
                        snapshot.fillBlack(Rectangle(x: 0, y: 0, width: 2, height: 5), opacity: 1)
                    }
                }
            })
        var bytes = [UInt8](repeating: 0, count: 20 * 10 * 4)
        gdk_texture_download(texture.opaque, &bytes, 80)
        let opacities = (0..<20).map { bytes[(5 * 20 + $0) * 4 + 3] }
        XCTAssertEqual(opacities, Array(repeating: 0, count: 16) + Array(repeating: 255, count: 4))
    }

    private final class Token {}
}
