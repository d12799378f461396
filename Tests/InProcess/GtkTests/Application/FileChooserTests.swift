import CGtk
import Dispatch
import TestSupport
import XCTest

@testable import Gtk
@testable import GtkEditor
@testable import Platform

/// GTK's own file dialog.
final class FileChooserTests: GtkTestCase {
    /// Cancelling while a slow disk is still being asked for the folder's type reports no cancellation error.
    func testCancellingWhileTheFolderIsLookedUpReportsNoError() throws {
        let display = try TestDisplay.shared()
        try TestWindow.with(Label("Below")) { window in
            try BusyWorkers.with {
                var chosen: File??
                Task { @MainActor in
                    chosen = await FileChooser.save(
                        over: window, title: "Save As", accept: "Save", suggestedName: "note.html",
                        in: File(path: "/tmp"))
                }
                try waitUntil("the dialog") { display.windows.active?.title == "Save As" }
                try display.keyboard.press("Escape")
                try waitUntil("the dialog to have ended") { chosen != nil }
                XCTAssertNil(chosen as? File)
            }
            // The last request to the disk is answered last.
            try awaiting("the answers of the disk") {
                let file = Object(File(path: "/dev/null"))
                try await asyncCall { callback, data in
                    g_file_query_info_async(
                        file.opaque, "standard::type", G_FILE_QUERY_INFO_NONE, G_PRIORITY_DEFAULT, nil, callback, data)
                } finish: { result, error in
                    if let info = g_file_query_info_finish(file.opaque, result, error) {
                        g_object_unref(UnsafeMutableRawPointer(info))
                    }
                }
            }
            try waitUntil("the focus to return") { window.isActive }
            XCTAssertEqual(OpenWindows.all.count, 1)
        }
    }
}

/// GIO's worker threads for file operations, all of them blocked.
private enum BusyWorkers {
    private static let gate = DispatchSemaphore(value: 0)
    private static let count = 64

    private static let waiting: GTaskThreadFunc = { task, _, _, _ in
        gate.wait()
        g_task_return_boolean(task, 1)
    }

    /// Blocks the threads while a body runs.
    static func with(_ body: () throws -> Void) rethrows {
        for _ in 0..<count {
            let task = g_task_new(nil, nil, nil, nil)
            g_task_run_in_thread(task, waiting)
            g_object_unref(task.map(UnsafeMutableRawPointer.init))
        }
        defer { for _ in 0..<count { gate.signal() } }
        try body()
    }
}
