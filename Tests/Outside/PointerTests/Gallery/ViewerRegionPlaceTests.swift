import TestSupport
import XCTest

@testable import Driving

/// The knobs of a region follow the picture in the viewer, with the menu open and closed (E6). Only the screen shows where they
/// are: the lower right knob is where the picture's four colours meet, and the picture is darker outside the region.
final class ViewerRegionPlaceTests: ViewerTestCase {
    private static let part = (x: 40, y: 30, width: 160, height: 120)

    private func selectPart() throws {
        try openViewer()
        try drag(from: (Self.part.x, Self.part.y), to: (200, 150))
        try expectMenu(.edit, "Copy | Select All | Crop")
        try expectRegionAtItsPlace(percent: 100)
    }

    /// Waits until four knobs are at the corners of the selection, at a zoom level.
    private func expectRegionAtItsPlace(percent: Int) throws {
        try TestSupport.waitFor("the region at its place") { () -> String in
            let knobs = try knobs.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
            guard knobs.count == 4 else { return "\(knobs.count) knobs" }
            let (first, last) = (knobs[0], knobs[3])
            let (width, height) = (last.x - first.x, last.y - first.y)
            let expected = (width: Self.part.width * percent / 100, height: Self.part.height * percent / 100)
            guard abs(width - expected.width) <= 3, abs(height - expected.height) <= 3 else {
                return "\(width) × \(height) points"
            }
            let around = try [(-14, -14), (14, -14), (-14, 14), (14, 14)].map {
                try Screenshot.pixel(at: last.moved(x: $0, y: $1))
            }
            let colors = [Self.red, Self.green, Self.blue, Self.yellow]
            // Only the first is within the region.
            let seen = zip(around, zip(colors, [1, 0.55, 0.55, 0.55])).map { color, expected in
                color.isNear(expected.0.darkened(to: expected.1), tolerance: 24)
            }
            guard seen == [true, true, true, true] else { return "at the last knob \(around)" }
            // The menu may cover the area above it.
            let corner = try [14, -14].map { try Screenshot.pixel(at: first.moved(x: $0, y: 14)) }
            let isEdge =
                corner[0].isNear(Self.red, tolerance: 24)
                && corner[1].isNear(Self.red.darkened(to: 0.55), tolerance: 24)
            return isEdge ? "" : "at the first knob \(corner)"
        } until: {
            $0.isEmpty
        }
    }

    /// Opens the menu, if necessary, and closes it.
    private func closeMenu() throws {
        app.pointer.click(.secondary, at: try place(120, 90))
        try expectMenu(.edit, "Copy | Select All | Crop")
        try app.keyboard.press("Escape")
        try expectNoMenu()
        try expectRegionAtItsPlace(percent: 100)
    }

    private func resize(to width: Int, _ height: Int) throws {
        try app.windows.resize(try window, width: width, height: height)
        try app.waitUntil("the viewer's size") {
            try self.window.visibleFrame.width == width && self.window.visibleFrame.height == height
        }
    }

    /// Resizing the window, and back.
    func testTheRegionKeepsItsPlaceWhenTheWindowIsResized() throws {
        try selectPart()
        for isOpen in [true, false] {
            if !isOpen { try closeMenu() }
            for (width, height) in [(700, 560), (440, 380), (480, 460)] {
                try resize(to: width, height)
                try expectRegionAtItsPlace(percent: 100)
            }
        }
        try Screenshot.take("region-after-resizing", of: window.frame)
    }

    /// In a window smaller than the picture, the picture shrinks with its region.
    func testTheRegionShrinksWithThePictureInASmallWindow() throws {
        try selectPart()
        for isOpen in [true, false] {
            if !isOpen { try closeMenu() }
            try resize(to: 300, 300)
            try expectRegionAtItsPlace(percent: 75)
            try resize(to: 480, 460)
            try expectRegionAtItsPlace(percent: 100)
        }
    }

    /// Zooming and scrolling with the wheel.
    func testTheRegionFollowsZoomingAndScrolling() throws {
        try selectPart()
        for isOpen in [true, false] {
            if !isOpen { try closeMenu() }
            let middle = try place(120, 90)
            try app.keyboard.holding("ctrl") { app.pointer.scroll(at: middle, clicks: -2) }
            try expectRegionAtItsPlace(percent: 156)
            if isOpen { try expectMenu(.edit, "Copy | Select All | Crop") }
            app.pointer.scroll(at: middle, clicks: 1)
            try expectRegionAtItsPlace(percent: 156)
            if isOpen { try expectMenu(.edit, "Copy | Select All | Crop") }
            try Screenshot.take("region-zoomed-\(isOpen)", of: window.frame)
            if isOpen { try app.keyboard.press("Escape") }
            try app.keyboard.press("1")
            try expectRegionAtItsPlace(percent: 100)
        }
    }
}

extension ScreenPicture.Color {
    /// Returns this colour at a fraction of its brightness.
    fileprivate func darkened(to part: Double) -> ScreenPicture.Color {
        func dark(_ value: Int) -> Int { Int(Double(value) * part) }
        return ScreenPicture.Color(red: dark(red), green: dark(green), blue: dark(blue))
    }
}
