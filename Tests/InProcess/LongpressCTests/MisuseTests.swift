import CGtk
import Foundation
import LongpressC
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Platform

/// Invalid calls do nothing, and log one warning.
final class MisuseTests: CTestCase {
    private let nobody:
        @convention(c) (UnsafeMutableRawPointer, gboolean, Double, Double, UnsafeMutableRawPointer?)
            -> UnsafeMutableRawPointer? = { _, _, _, _, _ in nil }

    func testAMissingWidgetIsReported() {
        expect("longpress_set_edit_menu: widget is NULL, not a widget") { setEditMenu(nil, nil) }
        expect("longpress_set_context_menu: widget is NULL, not a widget") { setContextMenu(nil, Menu().raw) }
        expect("longpress_open_menu: widget is NULL, not a widget") { XCTAssertEqual(openMenu(nil), 0) }
        expect("longpress_unset_menu: widget is NULL, not a widget") { unsetMenu(nil) }
        expect("longpress_set_preview: widget is NULL, not a widget") { setPreview(nil, nil, 0, nil, nil, nil) }
        expect("longpress_set_event_func: widget is NULL, not a widget") { setEventFunction(nil, nil, nil, nil) }
        expect("longpress_audit: widget is NULL, not a widget") { g_strfreev(audit(nil)) }
        let action = SimpleAction("open") {}
        expect("longpress_set_edit_menu: widget is GSimpleAction, not a widget") { setEditMenu(action.raw, nil) }
    }

    func testAMissingOrWrongModelIsReported() {
        let label = Label("an item")
        expect("longpress_set_context_menu: model is NULL") { setContextMenu(label.raw, nil) }
        expect("longpress_set_context_menu: model is GtkLabel, not a GMenuModel") {
            setContextMenu(label.raw, label.raw)
        }
        expect("longpress_set_edit_menu: commands is GtkLabel, not a GMenuModel") { setEditMenu(label.raw, label.raw) }
        expect("longpress_set_preview: paintable is GtkLabel, not a GdkPaintable") {
            setPreview(label.raw, label.raw, 0, nil, nil, nil)
        }
        XCTAssertNil(label.menu)
    }

    /// The user data of a function is freed, whatever was wrong.
    func testAMissingFunctionIsReportedAndItsDataFreed() {
        let (label, program) = (Label("an item"), Program())
        expect("longpress_set_context_menu_func: func is NULL") {
            setContextMenuFunction(label.raw, nil, program.data, Program.freed)
        }
        XCTAssertTrue(program.isFreed)
        let other = Program()
        expect("longpress_set_context_menu_func: widget is NULL, not a widget") {
            setContextMenuFunction(nil, nobody, other.data, Program.freed)
        }
        XCTAssertTrue(other.isFreed)
        let calls: [(String, (UnsafeMutableRawPointer) -> Void)] = [
            ("list is GtkLabel, not a list", { setListMenuFunction(label.raw, { _, _, _ in nil }, $0, Program.freed) }),
            ("list is NULL, not a widget", { setListMenuFunction(nil, { _, _, _ in nil }, $0, Program.freed) }),
            ("func is NULL", { setListMenuFunction(label.raw, nil, $0, Program.freed) }),
        ]
        for (warning, call) in calls {
            let program = Program()
            expect("longpress_set_list_menu_func: \(warning)") { call(program.data) }
            XCTAssertTrue(program.isFreed, warning)
        }
        let (preview, events) = (Program(), Program())
        expect("longpress_set_preview: paintable is GtkLabel, not a GdkPaintable") {
            setPreview(label.raw, label.raw, 0, { _, _ in }, preview.data, Program.freed)
        }
        expect("longpress_set_event_func: widget is NULL, not a widget") {
            setEventFunction(nil, { _, _, _, _ in }, events.data, Program.freed)
        }
        XCTAssertTrue(preview.isFreed && events.isFreed)
    }

    func testAWidgetWithoutAMenuIsReported() {
        let label = Label("an item")
        expect("longpress_open_menu: GtkLabel has no menu") { XCTAssertEqual(openMenu(label.raw), 0) }
        expect("longpress_unset_menu: GtkLabel has no menu") { unsetMenu(label.raw) }
    }

    func testCallsFromAnotherThreadAreReported() throws {
        let label = Label("an item")
        nonisolated(unsafe) let raw = label.raw
        let functions: [(String, @Sendable () -> Void)] = [
            ("set_edit_menu", { setEditMenu(raw, nil) }),
            ("set_context_menu", { setContextMenu(raw, nil) }),
            ("set_context_menu_func", { setContextMenuFunction(raw, { _, _, _, _, _ in nil }, nil, nil) }),
            ("set_list_menu_func", { setListMenuFunction(raw, { _, _, _ in nil }, nil, nil) }),
            ("set_preview", { setPreview(raw, nil, 0, nil, nil, nil) }),
            ("set_event_func", { setEventFunction(raw, nil, nil, nil) }),
            ("unset_menu", { unsetMenu(raw) }),
            ("open_menu", { XCTAssertEqual(openMenu(raw), 0) }),
            ("close_menu", { closeMenu() }),
            ("update_menu", { updateMenu() }),
            ("audit", { g_strfreev(audit(raw)) }),
            ("explain", { XCTAssertNil(explain()) }),
        ]
        for (name, function) in functions {
            let isDone = expectation(description: "the other thread")
            expect("longpress_\(name): it was called on a different thread than GTK's") {
                Thread.detachNewThread { @Sendable in
                    function()
                    isDone.fulfill()
                }
                wait(for: [isDone], timeout: 30)
            }
        }
        XCTAssertNil(label.menu)
    }

    /// An invalid radius is the same as no radius.
    func testAnInvalidRadiusIsIgnored() throws {
        let label = Label("an item")
        label.offerActions("item", [SimpleAction("open") {}])
        setContextMenu(label.raw, model(["Open": "item.open"]).raw)
        let box = Box(.vertical)
        box.append(label)
        try withWindow(box) { _ in
            for radius in [-1, Double.nan, .infinity, .greatestFiniteMagnitude] {
                setPreview(label.raw, nil, radius, nil, nil, nil)
                XCTAssertEqual(openMenu(label.raw), 1, "\(radius)")
                iterateMainContext()
                closeMenu()
            }
        }
    }

    /// A function may return an object of the wrong type.
    func testAFunctionReturningNoModelIsReported() throws {
        let label = Label("an item")
        setContextMenuFunction(label.raw, { widget, _, _, _, _ in widget }, nil, nil)
        try withWindow(label) { _ in
            expect("longpress_set_context_menu_func: func returned an object that is not a GMenuModel") {
                XCTAssertEqual(openMenu(label.raw), 0)
            }
        }
    }

    func testReplacingAMenuByTheOtherKindIsReported() {
        let label = Label("some words")
        setEditMenu(label.raw, nil)
        expect("longpress_set_context_menu: the context menu of GtkLabel replaces its edit menu") {
            setContextMenu(label.raw, model(["Open": "item.open"]).raw)
        }
        guard case .context = label.menu else { return XCTFail("no context menu") }
        expect("longpress_set_edit_menu: the edit menu of GtkLabel replaces its context menu") {
            setEditMenu(label.raw, nil)
        }
    }
}
