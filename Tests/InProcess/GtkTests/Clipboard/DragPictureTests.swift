import XCTest

@testable import Gtk

/// The picture that follows the pointer during a drag.
final class DragPictureTests: GtkTestCase {
    private static let size = Size(width: 20, height: 10)

    private static func paintable(_ draw: @escaping (Snapshot) -> Void) -> Object? {
        DragPicture(size: size, hotspot: Point(x: 0, y: 0), draw).paintable
    }

    /// A row that GTK is about to redraw briefly has nothing to draw; GTK doesn't make a picture of nothing, and logs a warning.
    func testDrawingNothingMakesNoPicture() {
        XCTAssertNil(Self.paintable { _ in })
        let all = Rectangle(origin: Point(x: 0, y: 0), size: Self.size)
        XCTAssertNotNil(Self.paintable { $0.fillBlack(all, opacity: 1) })
    }
}
