import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Platform

/// The knobs of handles are completely visible, however little room there is around a text.
final class KnobTests: LongpressTestCase {
    /// Shows the handles of a widget's selection, and waits until a knob is drawn at each end.
    private static func check(_ widget: Widget, in window: Native, line: UInt = #line) throws {
        // The menu of the selection would do the same.
        MenuStyle.install()
        let finger = InputSimulator(in: window)
        try waitUntil("the handles") {
            finger.handledWidget = widget
            return finger.handledWidget != nil
        }
        let frame = try XCTUnwrap(widget.bounds(in: window))
        let corner = try widget.screenRectangle.origin
        for handle in SelectionHandle.allCases {
            let knob = try waitFor("the handles") { finger.location(of: handle) }
            // Beside the selection, which may have the same colour.
            let outward = handle == .start ? -3 : 3
            let place = corner.moved(x: Int(knob.x - frame.minX) + outward, y: Int(knob.y - frame.minY))
            try? waitUntil("the knob") { try isDrawn(at: place) }
            XCTAssertTrue(try isDrawn(at: place), "no knob at the \(handle), at \(place)", line: line)
        }
    }

    private static func isDrawn(at place: ScreenPoint) throws -> Bool {
        let color = try Screenshot.pixel(at: place)
        return color.blue > color.red + 100
    }

    /// Returns a field, and the text inside it, which has the menu in an unchanged program.
    private static func textOfAField() throws -> (field: Widget, text: Editable) {
        let field = Entry()
        field.text = "word"
        field.setMinimumSize(width: 220)
        field.setMargins(horizontal: 30, vertical: 30)
        let text = try XCTUnwrap(field.inner.flatMap(Editable.init))
        text.responder = EntryResponder(leavingUndoToGtk: text)
        text.menu = .edit(EditMenu())
        let room = Box(.vertical)
        room.append(field)
        return (room, text)
    }

    /// Large letters fill a field.
    func testKnobsOfLargeTextInAField() throws {
        try TextResolution.with(dotsPerInch: 192) {
            let (field, text) = try Self.textOfAField()
            try ShownWindow.with(field) { window in
                text.grabFocus()
                text.select(0..<4)
                try Self.check(text, in: window)
            }
        }
    }

    func testKnobsOfLargeTextInAFieldOfAPopover() throws {
        try TextResolution.with(dotsPerInch: 192) {
            let (field, text) = try Self.textOfAField()
            try ShownPopover.with(field, isModal: false) { popover, _ in
                text.grabFocus()
                text.select(0..<4)
                try Self.check(text, in: popover)
            }
        }
    }

    /// A view exactly as high as its text: there is no room above the first line and below the last.
    func testKnobsOfTextWithoutMargins() throws {
        for dotsPerInch in [96, 192] {
            try TextResolution.with(dotsPerInch: dotsPerInch) {
                for (text, selection) in [("some words here", 5..<10), ("some words here\nand there", 5..<19)] {
                    let view = TextView()
                    view.buffer.text = text
                    view.responder = TextViewResponder(view)
                    view.menu = .edit(EditMenu())
                    let room = Box(.vertical)
                    room.append(view)
                    try ShownWindow.with(room) { window in
                        view.grabFocus()
                        view.buffer.select(selection)
                        try Self.check(view, in: window)
                        XCTAssertEqual(view.size.height, view.bounds(of: 0..<text.count).height)
                    }
                }
            }
        }
    }

    /// A label that fills a popover.
    func testKnobsOfALabelInAPopover() throws {
        let label = Label("word")
        label.isSelectable = true
        label.responder = LabelResponder(label)
        label.menu = .edit(EditMenu())
        try ShownPopover.with(label, isModal: false) { popover, _ in
            label.grabFocus()
            label.select(0..<4)
            try Self.check(label, in: popover)
        }
    }
}
