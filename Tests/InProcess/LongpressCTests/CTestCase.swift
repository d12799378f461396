import CGtk
import LongpressC
import LongpressTesting
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Platform

/// A test of the functions for programs in any language. It collects the library's warnings.
class CTestCase: GtkTestCase {
    /// Warnings can come from any thread, but only from one at a time.
    fileprivate nonisolated(unsafe) static var said: [String] = []
    private var handler: guint = 0

    override func begin() throws {
        try super.begin()
        Clipboard.standard.offer([])
        Self.said = []
        handler = g_log_set_handler("Longpress", G_LOG_LEVEL_WARNING, noted, nil)
    }

    override func end() throws {
        MenuPresenter.shared.close()
        iterateMainContext()
        g_log_remove_handler("Longpress", handler)
        XCTAssertEqual(Self.said, [], "warnings that no test expects")
        try super.end()
    }

    /// Expects one warning while a body runs.
    func expect(_ warning: String, line: UInt = #line, from body: () -> Void) {
        body()
        XCTAssertEqual(Self.said, [warning], line: line)
        Self.said = []
    }

    /// Shows a widget in a window until the body returns.
    func withWindow(_ child: Widget, _ body: (Window) throws -> Void) throws {
        try ShownWindow.with(child) {
            defer { MenuPresenter.shared.close() }
            try body($0)
        }
    }

    /// Returns a model with one item for each action.
    func model(_ items: KeyValuePairs<String, String>) -> Menu {
        let model = Menu()
        for (label, action) in items { model.append(label, action: action) }
        return model
    }
}

/// Called with each warning, on the thread that logs it.
private nonisolated let noted: GLogFunc = { _, _, text, _ in
    CTestCase.said.append(text.map { String(cString: $0) } ?? "")
}

/// The data that a program passes with its functions, which records their calls.
@MainActor final class Program {
    var calls: [String] = []
    var model: Menu?
    private(set) var isFreed = false

    /// This object as user data that a program passes with a function. `freed` releases it.
    var data: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    static let freed: GDestroyNotify = { data in
        let program = Unmanaged<Program>.fromOpaque(data!).takeRetainedValue()
        MainActor.assumeIsolated { program.isFreed = true }
    }

    /// A list's menu function. It records the position it is called with, and returns a menu with Open.
    static let opensItem: ListMenuFunction = { _, position, data in
        nonisolated(unsafe) let data = data
        nonisolated(unsafe) var answer: UnsafeMutableRawPointer?
        MainActor.assumeIsolated {
            let program = Program.of(data)
            program.calls.append(position == .max ? "nothing" : "\(position)")
            let model = Menu()
            model.append("Open", action: "item.open")
            program.model = model
            answer = program.ownedModel
        }
        return answer
    }

    nonisolated static func of(_ data: UnsafeMutableRawPointer?) -> Program {
        Unmanaged<Program>.fromOpaque(data!).takeUnretainedValue()
    }

    /// The model with a reference for the caller, as a program's function returns it.
    var ownedModel: UnsafeMutableRawPointer? { model.map { g_object_ref($0.raw) } }
}
