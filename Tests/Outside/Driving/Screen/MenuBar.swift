import CGtk
import TestSupport
import XCTest

extension AppTestCase {
    /// The menu bar of the app's window.
    var menuBar: MenuBar { MenuBar(test: self) }
}

/// The menu bar, operated and read as a user does.
struct MenuBar {
    let test: AppTestCase

    private var app: AppUnderTest { test.app }

    /// Opens a menu of the bar with the pointer.
    func open(_ title: String) throws {
        let item = try barItem(title)
        // While a menu is open, hovering opens the next one; a click would then close it.
        if try !isOpen(item) { app.pointer.click(at: try item.screenPoint) }
        try app.waitUntil("the menu \(title) to open") { try isOpen(item) && !lines(of: item).isEmpty }
    }

    /// Opens the first menu of the bar by keyboard.
    func openByKey() throws {
        try app.keyboard.press("F10")
        if !Self.f10OpensAMenu { try app.keyboard.press("Down") }
    }

    /// Whether F10 alone opens a menu. It does up to GTK 4.18. From 4.24 on, it focuses the bar's first title.
    static let f10OpensAMenu = gtk_get_minor_version() < 20

    /// Closes the open menu, and waits until it is gone.
    func close() throws {
        try app.keyboard.press("Escape")
        try test.expectNoMenu()
    }

    /// Returns the items of a menu of the bar, one per line: the label, the keys after a tab, `(…)` around insensitive items,
    /// and `✓` before items that are on. Submenus aren't opened.
    func rows(of title: String) throws -> String {
        try open(title)
        defer { try? close() }
        return try lines(of: barItem(title)).joined(separator: "\n")
    }

    /// Returns the items of a submenu of the bar in the same format.
    func rows(of title: String, _ submenu: String) throws -> String {
        try open(title)
        defer { try? close() }
        try goDown(to: submenu)
        try app.keyboard.press("Right")
        let item = try app.waitFor("the submenu") {
            try barItem(title).first { try $0.name == submenu && Self.itemRoles.contains($0.role) }
        }
        // An insensitive item, which may be the only one, can't have the focus.
        try app.waitUntil("the submenu to open") {
            try item.children.contains { try $0.first { Self.itemRoles.contains(try $0.role) && $0.isShowing } != nil }
        }
        let texts = try lines(of: item, besides: item)
        // Leaves the submenu first.
        try app.keyboard.press("Left")
        return texts.joined(separator: "\n")
    }

    /// Expects a menu of the bar to have these items.
    func expect(_ title: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line) throws {
        XCTAssertEqual(try rows(of: title), expected, file: file, line: line)
    }

    /// Chooses an item of a menu of the bar with the pointer.
    func choose(_ title: String, _ label: String) throws {
        try open(title)
        let item = try app.waitFor("the item \(label)") {
            try barItem(title).findAll(role: "menu item", name: label).first
        }
        try app.waitUntil("\(label) to be available") { item.has("sensitive") }
        app.pointer.click(inMenu: try item.screenPoint)
    }

    /// The name of the focused item of an open menu of the bar.
    var focusedItem: String? {
        get throws {
            try app.accessible.find(role: "menu bar")?.first { node in
                try Self.itemRoles.contains(node.role) && node.has("focused")
            }?.name
        }
    }

    /// Chooses an item of a submenu of the bar by keyboard.
    func choose(_ title: String, _ submenu: String, _ label: String) throws {
        try open(title)
        try goDown(to: submenu)
        try app.keyboard.press("Right")
        try app.waitUntil("the submenu to open") { try ![nil, submenu].contains(focusedItem) }
        try goDown(to: label)
        try app.keyboard.press("Return")
    }

    /// Chooses an item of a menu of the bar by keyboard.
    func chooseByKey(_ title: String, _ label: String) throws {
        try open(title)
        try goDown(to: label)
        try app.keyboard.press("Return")
    }

    private func goDown(to label: String) throws {
        for _ in 0..<20 {
            let before = try focusedItem
            if before == label { return }
            try app.keyboard.press("Down")
            try app.waitUntil("the next item") { try ![nil, before].contains(focusedItem) }
        }
        throw TestFailure("there is no \(label)")
    }

    private func barItem(_ title: String) throws -> AccessibleNode {
        try app.waitFor("the menu \(title) in the bar") {
            try app.accessible.find(role: "menu bar")?.children.first { try $0.name == title }
        }
    }

    private func isOpen(_ item: AccessibleNode) throws -> Bool { item.has("expanded") }

    private static let itemRoles = ["menu item", "check menu item", "radio menu item"]

    private func lines(of item: AccessibleNode, besides: AccessibleNode? = nil) throws -> [String] {
        try Glance.at {
            try (besides?.children ?? [item]).flatMap { node in
                try node.outermost { Self.itemRoles.contains(try $0.role) }
            }.map { row in
                let labels = try row.findAll(role: "label").map { try $0.name }
                // The keys are the text of the second label, or the description.
                let told = try labels.dropFirst().first ?? row.description
                let keys = told.isEmpty ? "" : "\t\(told)"
                let text = (row.has("checked") ? "✓ " : "") + (try row.name) + keys
                return row.has("sensitive") ? text : "(\(text))"
            }
        }
    }
}
