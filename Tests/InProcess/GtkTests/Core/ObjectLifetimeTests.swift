import CGtk
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A wrapper holds one reference, so a GObject lives exactly as long as it is needed.
final class ObjectLifetimeTests: GtkTestCase {
    func testWidgetEndsWithItsLastWrapper() {
        var label: Label? = Label("text")
        let weak = WeakObject(label! as Widget)
        var second = weak.value
        label = nil
        XCTAssertNotNil(second)
        XCTAssertNotNil(weak.value, "a second wrapper keeps it")
        second = nil
        iterateMainContext()
        XCTAssertNil(weak.value)
    }

    /// Swift may release an object before the C call that got its pointer has returned.
    func testTheLastReferenceIsReleasedInTheNextTurnOfTheLoop() {
        let ended = Flag()
        do {
            let label = Label("text")
            onEnd(of: label, ended.set)
        }
        XCTAssertFalse(ended.isSet)
        iterateMainContext()
        XCTAssertTrue(ended.isSet)
    }

    /// A call that runs a nested loop, as input methods do, may still be using the object.
    func testANestedLoopReleasesNothingOfItsCallback() throws {
        let (ended, other) = (Flag(), Flag())
        var isDone = false
        MainLoop.soon {
            do {
                let label = Label("text")
                onEnd(of: label, ended.set)
            }
            MainLoop.soon {
                let label = Label("other")
                onEnd(of: label, other.set)
            }
            let start = Clock.milliseconds
            while !other.isSet, Clock.milliseconds - start < 5000 { g_main_context_iteration(nil, 0) }
            XCTAssertTrue(other.isSet, "objects released by callbacks within it are freed")
            XCTAssertFalse(ended.isSet)
            isDone = true
        }
        try waitUntil("the loop within") { isDone }
        try waitUntil("the label to end") { ended.isSet }
    }

    func testWorkOnAnotherThreadReleasesObjectsAtItsEnd() throws {
        let (freed, isFreedWithin) = (Flag(), Flag())
        let worker = Worker {
            giveBack(Unmanaged.passRetained(freed).toOpaque()) {
                let flag = Unmanaged<Flag>.fromOpaque($0!).takeRetainedValue()
                flag.set()
            }
            if freed.isSet { isFreedWithin.set() }
        }
        _ = worker.value
        XCTAssertFalse(isFreedWithin.isSet)
        XCTAssertTrue(freed.isSet)
    }

    func testAWidgetWithoutAWrapperLivesAsLongAsItsParent() {
        var box: Box? = Box(.horizontal)
        var label: Label? = Label("text")
        let weak = WeakObject(label! as Widget)
        box?.append(label!)
        label = nil
        XCTAssertEqual(weak.value?.typeName, "GtkLabel")
        box = nil
        iterateMainContext()
        XCTAssertNil(weak.value)
    }

    func testARemovedWidgetBelongsToItsWrapperAlone() {
        let box = Box(.horizontal)
        var label: Label? = Label("text")
        let weak = WeakObject(label! as Widget)
        box.append(label!)
        box.remove(label!)
        XCTAssertNotNil(weak.value)
        label = nil
        iterateMainContext()
        XCTAssertNil(weak.value)
    }

    func testWindowEndsOnceDestroyed() throws {
        var window: Window? = Window()
        window?.child = Label("text")
        let weak = WeakObject(window!)
        let child = WeakObject(window!.child!)
        window?.present()
        try waitUntil("the window to be on screen") { weak.value?.isMapped == true }
        window?.destroy()
        window = nil
        try waitUntil("the window to end") { weak.value == nil }
        XCTAssertNil(child.value)
    }

    func testControllerBelongsToItsWidget() {
        var label: Label? = Label("text")
        var gesture: ClickGesture? = ClickGesture(button: .primary, phase: .capture)
        let ended = Flag()
        onEnd(of: gesture!, ended.set)
        label?.add(gesture!)
        gesture = nil
        XCTAssertFalse(ended.isSet, "the widget keeps it")
        label = nil
        iterateMainContext()
        XCTAssertTrue(ended.isSet)
    }

    func testARemovedControllerEndsWithItsWrapper() {
        let label = Label("text")
        var keys: KeyController? = KeyController(phase: .bubble)
        let ended = Flag()
        onEnd(of: keys!, ended.set)
        label.add(keys!)
        label.remove(keys!)
        XCTAssertFalse(ended.isSet)
        keys = nil
        iterateMainContext()
        XCTAssertTrue(ended.isSet)
    }

    func testTwoWrappersOfOneObjectAreEqual() {
        let label = Label("text")
        let box = Box(.horizontal)
        box.append(label)
        let again = box.children[0]
        XCTAssertFalse(again === label)
        XCTAssertEqual(again, label as Widget)
        XCTAssertEqual(again.hashValue, label.hashValue)
        XCTAssertEqual(Set([again, label as Widget]).count, 1)
        XCTAssertNotEqual(Label("text"), label)
    }

    func testAnObjectReleasedOnAnotherThreadEndsOnTheMainThread() throws {
        let ended = Flag()
        var label: Label? = Label("text")
        onEnd(of: label!) {
            XCTAssertTrue(Thread.isMainThread, "a widget must end on GTK’s thread")
            ended.set()
        }
        let held = Int(bitPattern: Unmanaged.passRetained(label!).toOpaque())
        label = nil
        let released = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            Unmanaged<Object>.fromOpaque(UnsafeRawPointer(bitPattern: held)!).release()
            released.signal()
        }
        XCTAssertEqual(released.wait(timeout: .now() + 10), .success)
        XCTAssertFalse(ended.isSet)
        try waitUntil("the label to end") { ended.isSet }
    }
}
