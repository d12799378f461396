import XCTest

@testable import Gtk

/// What follows the pointer while something is dragged.
final class DragPictureTests: GtkTestCase {
    private static let size = Size(width: 20, height: 10)

    private static func paintable(_ draw: @escaping (Snapshot) -> Void) -> Object? {
        DragPicture(size: size, hotspot: Point(x: 0, y: 0), draw).paintable
    }

    /// A row that GTK is about to redraw has nothing to show for a moment; GTK makes no picture of nothing, and complains.
    func testNothingDrawnIsNoPicture() {
        XCTAssertNil(Self.paintable { _ in })
        let all = Rectangle(origin: Point(x: 0, y: 0), size: Self.size)
        XCTAssertNotNil(Self.paintable { $0.fillBlack(all, opacity: 1) })
    }
}
