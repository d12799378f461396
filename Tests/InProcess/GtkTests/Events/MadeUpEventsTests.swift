import CGtk
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Quick clicks on a busy machine.
final class MadeUpEventsTests: GtkTestCase {
    /// R24: GTK synthesises a motion between a press and its release, when the button is already up. The click still counts.
    func testAMotionWithoutTheButtonDoesNotCancelTheClick() throws {
        let button = Button(label: "press me")
        var clicks = 0
        button.onClick { clicks += 1 }
        try TestWindow.with(button, width: 300, height: 200) { window in
            // Added last, as a program might do: the guard must come before them.
            let presses = ClickGesture(button: .primary, phase: .capture)
            var isPressed = false
            presses.onPressed { _ in isPressed = true }
            window.add(presses)
            let follower = EventWatcher()
            var madeUp = 0
            follower.onEvent { event in
                if gdk_event_get_event_type(event.raw) == GDK_MOTION_NOTIFY, event.time == 0 { madeUp += 1 }
            }
            window.add(follower)

            let pointer = try TestDisplay.shared().pointer
            pointer.move(to: try XCTUnwrap(TestDisplay.shared().windows.topLevels.last).visibleFrame.center)
            pointer.press()
            defer { pointer.release() }
            try waitUntil("the press") { isPressed }
            madeUp = 0

            let clock = Object(borrowing: UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window.widget)!))
            // A layout requests a motion. Just before GTK synthesises it, the button is released, which GDK hasn't read yet.
            let hook = FlushHook {
                pointer.release()
            }
            let painted = clock.connect("after-paint") { _ in
                hook.isDue = true
                gdk_frame_clock_request_phase(clock.opaque, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
            }
            defer {
                painted.disconnect()
                hook.remove()
            }
            gtk_widget_queue_resize(button.widget)
            try waitUntil("the click") { clicks == 1 }
            XCTAssertEqual(madeUp, 0, "a synthesised motion got through")
        }
    }

    /// R24: GTK synthesises a motion for the window with the button of a press on an item in a popover above it, before GTK has
    /// delivered that press. The press still goes to the popover.
    func testAMotionBeforeItsPressDoesNotCancelThePress() throws {
        let below = Button(label: "below")
        let item = Button(label: "item")
        var clicks = 0
        item.onClick { clicks += 1 }
        let popover = Popover(role: .menu)
        popover.child = item
        try TestWindow.with(below, width: 300, height: 200) { window in
            defer { popover.close() }
            popover.open(
                over: below, at: Rectangle(x: 150, y: 40, width: 1, height: 1), side: .below)
            try waitUntil("the popover") { item.isMapped && item.size.height > 1 }
            let follower = EventWatcher()
            var strayed = 0
            follower.onEvent { event in
                if gdk_event_get_event_type(event.raw) == GDK_MOTION_NOTIFY, event.time == 0 { strayed += 1 }
            }
            window.add(follower)

            let display = try TestDisplay.shared()
            let pointer = display.pointer
            let place = try XCTUnwrap(display.windows.popovers.last).frame.center
            pointer.move(to: try XCTUnwrap(display.windows.topLevels.last).visibleFrame.center.moved(x: -100))
            try waitUntil("the pointer over the window") {
                gtk_widget_get_state_flags(below.widget).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
            }
            strayed = 0

            let clock = Object(borrowing: UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window.widget)!))
            // A layout requests a motion. Before GTK synthesises it, the pointer moves onto the item and the button goes down,
            // which GDK hasn't read yet.
            let hook = FlushHook { pointer.press() }
            let painted = clock.connect("after-paint") { _ in
                guard !hook.isDue else { return }
                hook.isDue = true
                pointer.move(to: place)
            }
            defer {
                painted.disconnect()
                hook.remove()
                pointer.release()
            }
            gtk_widget_queue_resize(below.widget)
            try waitUntil("the press") {
                gtk_widget_get_state_flags(item.widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
            }
            pointer.release()
            try waitUntil("the click") { clicks == 1 }
            XCTAssertEqual(strayed, 0, "a synthesised motion got through to the window")
        }
    }
}

/// Runs a body once, when it is due, just before GDK synthesises the requested motions.
@MainActor
private final class FlushHook {
    var isDue = false
    private var body: (() -> Void)?
    private let signal = g_signal_lookup("flush-events", gdk_frame_clock_get_type())
    private var identifier: gulong = 0

    init(_ body: @escaping () -> Void) {
        self.body = body
        identifier = g_signal_add_emission_hook(
            signal, 0,
            { _, _, _, data in
                nonisolated(unsafe) let data = data!
                MainActor.assumeIsolated { Unmanaged<FlushHook>.fromOpaque(data).takeUnretainedValue().run() }
                return 1
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    func remove() { g_signal_remove_emission_hook(signal, identifier) }

    private func run() {
        guard isDue else { return }
        body?()
        body = nil
    }
}
