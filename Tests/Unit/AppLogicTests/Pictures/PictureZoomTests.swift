import Documents
import Longpress
import Testing

@testable import LongpressApp

/// The part of a picture that the viewer shows.
@Suite("Zooming in the viewer")
struct PictureZoomTests {
    private func zoom(_ width: Double = 1000, _ height: Double = 500, pixelsPerPoint: Int = 1) -> PictureZoom {
        var zoom = PictureZoom(Size(width: width, height: height), pixelsPerPoint: pixelsPerPoint)
        zoom.view = Size(width: 500, height: 400)
        return zoom
    }

    @Test("At first the whole picture is in the middle, and follows the window's size")
    func fits() {
        var zoom = zoom()
        #expect(zoom.frame == Rectangle(x: 0, y: 75, width: 500, height: 250))
        #expect(zoom.percent == 50 && zoom.fits)
        zoom.view = Size(width: 200, height: 400)
        #expect(zoom.frame == Rectangle(x: 0, y: 150, width: 200, height: 100))
    }

    @Test("A small picture isn't enlarged to fit")
    func small() {
        let zoom = zoom(100, 50)
        #expect(zoom.percent == 100)
        #expect(zoom.frame == Rectangle(x: 200, y: 175, width: 100, height: 50))
    }

    @Test("100 % is a pixel of the screen for each of the picture", arguments: [1, 2])
    func pixels(pixelsPerPoint: Int) {
        var zoom = zoom(pixelsPerPoint: pixelsPerPoint)
        zoom.showPixels()
        #expect(zoom.percent == 100 && zoom.frame.width == 1000 / Double(pixelsPerPoint))
    }

    @Test("The point under the pointer stays there while zooming")
    func anchor() {
        var zoom = zoom()
        let point = Point(x: 150, y: 180)
        func place() -> Point {
            Point(
                x: (point.x - zoom.frame.minX) / zoom.frame.width, y: (point.y - zoom.frame.minY) / zoom.frame.height)
        }
        zoom.zoom(by: 3, at: point)
        let before = place()
        for factor in [1.25, 1.25, 2, 0.8, 1.5] {
            zoom.zoom(by: factor, at: point)
            #expect(abs(place().x - before.x) < 1e-9 && abs(place().y - before.y) < 1e-9)
        }
    }

    @Test("Zooming is limited to the whole picture and to sixteen times its size")
    func limits() {
        var zoom = zoom()
        for _ in 0..<100 { zoom.zoom(by: PictureZoom.step) }
        #expect(zoom.percent == 1600)
        for _ in 0..<100 { zoom.zoom(by: 1 / PictureZoom.step) }
        #expect(zoom.fits && zoom.percent == 50)
    }

    @Test("Panning to the edge shows no empty space beside the picture")
    func panning() {
        var zoom = zoom()
        zoom.showPixels()
        zoom.pan(x: 10_000, y: 10_000)
        #expect(zoom.frame.minX == 0 && zoom.frame.minY == 0)
        zoom.pan(x: -10_000, y: -10_000)
        #expect(abs(zoom.frame.maxX - 500) < 1e-9 && abs(zoom.frame.maxY - 400) < 1e-9)
        zoom.fit()
        zoom.pan(x: 50, y: 50)
        #expect(zoom.frame == Rectangle(x: 0, y: 75, width: 500, height: 250))
    }
}
