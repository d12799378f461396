import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk

/// A press that the system takes away while it is held, as a compositor does with a touch that becomes a gesture of its
/// own.
final class HoldCancelTests: LongpressTestCase {
    /// Takes the press away from every gesture of a window.
    private static func takeAway(from window: Window) {
        let model = gtk_widget_observe_controllers(window.widget)
        for index in 0..<g_list_model_get_n_items(model) {
            guard let item = g_list_model_get_object(model, index) else { continue }
            gtk_event_controller_reset(OpaquePointer(item))
            g_object_unref(UnsafeMutableRawPointer(item))
        }
        g_object_unref(UnsafeMutableRawPointer(model))
    }

    /// E3: everything is as it was before the press, and nothing opens.
    func testACancelledHoldLeavesEverythingAsItWas() throws {
        try TestWindow.withText("some text to hold") { view, window in
            view.buffer.insertionPoint = 2
            let display = try TestDisplay.shared()
            let frame = try XCTUnwrap(display.windows.topLevels.last).visibleFrame
            let word = view.bounds(of: 10..<12)
            let place = try XCTUnwrap(view.convert(x: word.x, y: word.y + word.height / 2, to: window))
            display.pointer.move(to: ScreenPoint(x: frame.x + Int(place.x), y: frame.y + Int(place.y)))
            display.pointer.press()
            defer { display.pointer.release() }
            try waitUntil("the loupe") { window.children.contains { $0.isPopover && $0.isMapped } }
            XCTAssertEqual(view.buffer.insertionPoint, 10)

            Self.takeAway(from: window)
            try waitUntil("the loupe to go") { !window.children.contains { $0.isPopover && $0.isMapped } }
            XCTAssertEqual(view.buffer.insertionPoint, 2)
            display.pointer.release()
            TestWindow.settle()
            XCTAssertNil(MenuPresenter.shared.openKind)
            XCTAssertEqual(view.buffer.insertionPoint, 2)
        }
    }
}
