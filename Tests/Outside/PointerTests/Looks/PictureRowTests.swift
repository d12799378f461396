import TestSupport
import XCTest

@testable import Driving

/// Pictures are in rows of equal height that fill the pane, and stay in place when others are removed.
final class PictureRowTests: GalleryTestCase {
    func testRowsHaveEqualHeightsAndFillThePane() throws {
        let places = try (1...5).map { try gallery.item(at: $0).screenRectangle }
        let pane = try images.screenRectangle
        XCTAssertEqual(Set(places.map(\.height)).count, 1, "\(places)")
        XCTAssertEqual(places.map { $0.y == places[0].y }, [true, true, false, false, false])
        // The same margin at both sides.
        XCTAssertEqual(Double(places[0].x - pane.x), Double(pane.right - places[1].right), accuracy: 2)
    }

    func testTheRemainingPictureStaysInItsCorner() throws {
        try gallery.select(3, 4, 5)
        try app.keyboard.press("Delete")
        try gallery.expectOrder("RG")
        let corner = try gallery.item(at: 1).screenRectangle
        try gallery.click(2)
        try app.keyboard.press("Delete")
        try gallery.expectOrder("R")
        try TestSupport.waitFor("the picture's corner", value: { try gallery.item(at: 1).screenRectangle }) {
            $0.x == corner.x && $0.y == corner.y
        }
    }
}
