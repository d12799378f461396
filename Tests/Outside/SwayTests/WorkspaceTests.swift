import TestSupport
import XCTest

@testable import Driving

/// The user switches workspaces while a menu is open or has just closed. The compositor dismisses the menu, and disconnects a
/// program that still draws it.
final class WorkspaceTests: SwayTestCase {
    override func tearDownWithError() throws {
        try tellCompositor("workspace 1")
        try super.tearDownWithError()
    }

    private func leaveAndComeBack() throws {
        try tellCompositor("workspace 2")
        try tellCompositor("workspace 1")
        try waitForWindow(filling: monitor)
    }

    func testAWorkspaceSwitchWhileAMenuClosesLeavesNoMenu() throws {
        for round in 0..<10 {
            app.pointer.click(.secondary, at: try place(of: "picture"))
            try expectOnlyMenu(.edit, "Select | Select All")
            _ = try Screenshot.settled()
            try app.keyboard.press("Escape")
            pause(milliseconds: Double(round * 8))
            try leaveAndComeBack()
            try expectNoPopover()
        }
    }

    func testAMenuCanBeClosedAfterAWorkspaceSwitch() throws {
        for _ in 0..<10 {
            app.pointer.click(.secondary, at: try place(of: "picture"))
            _ = try Screenshot.settled()
            try leaveAndComeBack()
            try app.keyboard.press("Escape")
            try expectNoPopover()
        }
    }
}
