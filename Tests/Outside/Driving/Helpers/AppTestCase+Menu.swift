import TestSupport
import XCTest

/// The two kinds of menu that an item can have, by their accessible names.
enum MenuKind: String, CaseIterable {
    case edit = "Edit Menu"
    case context = "Context Menu"

    /// Returns the name of a menu's kind: a picture's menu is named after the picture.
    static func kindName(of name: String) -> String {
        name.hasPrefix("Menu of ") ? context.rawValue : name
    }
}

/// The ways for a user to open the menu of an item.
enum Opening: String, CaseIterable {
    case hold, secondaryClick, doubleClick, menuKey, shiftF10
}

extension AppTestCase {
    /// Opens a menu at a place. The keys open the menu of the focused item.
    func open(_ opening: Opening, at place: ScreenPoint) throws {
        switch opening {
        case .hold: app.pointer.hold(at: place)
        case .secondaryClick: app.pointer.click(.secondary, at: place)
        case .doubleClick: doubleClick(at: place)
        case .menuKey: try app.keyboard.press("Menu")
        case .shiftF10: try app.keyboard.press("shift+F10")
        }
    }

    /// Makes the window 600 points wide and 300 high, too low for a context menu.
    func makeWindowLow() throws {
        try resize(600, 300)
        _ = try Screenshot.settled()
    }

    /// Resizes the window, and waits until the app has laid it out in the new size.
    func resize(_ width: Int, _ height: Int) throws {
        try app.windows.resize(window, width: width, height: height)
        let title = try window.title
        try app.waitUntil("the window to be laid out again") {
            let extents = try self.app.accessible.children.first { try $0.name == title }?.extents
            return extents?.width == width && extents?.height == height
        }
    }

    /// Double-clicks after a pause without clicks: for GTK, two double clicks in succession are something else.
    func doubleClick(at place: ScreenPoint) {
        waitForNewSuccession()
        app.pointer.doubleClick(at: place)
    }

    /// Clicks an item of the menu bar, which has to be sensitive.
    func chooseInMenuBar(_ menu: String, _ item: String) throws {
        app.pointer.click(at: try find(role: "menu item", name: menu).screenPoint)
        let entry = try find(role: "menu item", name: item)
        try app.waitUntil("\(item) to be available") { entry.has("sensitive") }
        try waitForQuiet()
        app.pointer.click(inMenu: try entry.screenPoint)
        try expectNoMenu()
    }

    /// Every menu on the screen except those inside another menu.
    var openMenus: [AccessibleNode] {
        get throws {
            // Menus are popovers, which are much faster to find than objects in the tree.
            guard !app.windows.popovers.isEmpty else { return [] }
            return try app.accessible.outermost { try $0.role == "menu" && $0.isShowing }
        }
    }

    /// Waits for a menu of this kind, and returns it. Throws if another menu is open as well.
    func openMenu(_ kind: MenuKind) throws -> AccessibleNode {
        let menu = try TestSupport.waitFor("the \(kind.rawValue)") {
            try openMenus.first { try MenuKind.kindName(of: $0.name) == kind.rawValue }
        }
        let names = try openMenus.map { try MenuKind.kindName(of: $0.name) }
        guard names == [kind.rawValue] else { throw TestFailure("these menus are open: \(names)") }
        return menu
    }

    /// Waits until exactly this menu is open, and no other popover. An edit menu is written as `Cut | Copy`, a context menu
    /// with a line for each row.
    func expectMenu(_ kind: MenuKind, _ expected: String, file: StaticString = #filePath, line: UInt = #line) throws {
        var seen = ""
        func isThere() throws -> Bool {
            let menus = try openMenus
            seen = try menus.map { "\(MenuKind.kindName(of: try $0.name)): \(try Self.outline(of: $0))" }
                .joined(separator: "\n")
            let nested = try menus.first?.findAll(role: "menu").filter(\.isShowing).count ?? 0
            return seen == "\(kind.rawValue): \(expected)" && app.windows.popovers.count == 1 + nested
        }
        try? TestSupport.waitUntil("the menu", isThere)
        XCTAssertEqual(seen, "\(kind.rawValue): \(expected)", file: file, line: line)
        XCTAssertEqual(app.windows.popovers.count, 1, "\(app.windows.popovers)", file: file, line: line)
    }

    /// Waits until no menu is open, and no popover is left.
    func expectNoMenu() throws {
        try TestSupport.waitFor("no popover", value: { app.windows.popovers }, until: \.isEmpty)
        try TestSupport.waitFor("no menu", value: { try openMenus }, until: \.isEmpty)
    }

    /// The preview beside the open menu of the Welcome note's picture; `nil` if there is none.
    var preview: AccessibleNode? {
        get throws {
            try app.accessible.findAll(role: "image", name: welcomeCaption).first { node in
                try node.isShowing && node.parent?.role != "grid cell"
            }
        }
    }

    /// Returns the items of a menu, without those of a submenu; with separators if it is a context menu.
    static func outline(of menu: AccessibleNode) throws -> String {
        guard try menu.name == MenuKind.edit.rawValue else {
            return try rows(of: menu).map(line).joined(separator: "\n")
        }
        return try rows(of: menu).filter { try $0.role != "separator" }.map { try $0.name }.joined(separator: " | ")
    }

    /// Returns the items and separators of a menu, without those of a submenu.
    static func rows(of menu: AccessibleNode) throws -> [AccessibleNode] {
        try menu.outermost { try ["separator", "menu"].contains($0.role) || isItem($0) }.filter {
            try $0.role != "menu"
        }
    }

    /// Returns whether an object is an item of a menu: a command, a toggle, or one of several exclusive choices.
    static func isItem(_ node: AccessibleNode) throws -> Bool {
        ["menu item", "menu item checkbox", "menu item radio", "check menu item", "radio menu item"].contains(
            try node.role)
    }

    private static func line(for row: AccessibleNode) throws -> String {
        guard try row.role != "separator" else { return "---" }
        let description = try row.description
        var line = try row.name + (description.isEmpty ? "" : " (\(description))")
        if row.has("expandable") { line += " ▸" }
        return line
    }

    // MARK: Items

    /// Returns an item of the open menu.
    func item(_ name: String) throws -> AccessibleNode {
        let root = try app.accessible
        return try app.showing(root) {
            try app.waitFor("the item \"\(name)\"") {
                // A menu of the menu bar may have the same name.
                let isBarTitle = ["File", "Edit", "Format", "Image", "View", "Help"].contains(name)
                for menu in try isBarTitle ? openMenus : [root] {
                    if let item = try menu.first(where: { try Self.isItem($0) && $0.name == name && $0.isShowing }) {
                        return item
                    }
                }
                return nil
            }
        }
    }

    /// Clicks an item of the open menu, once the item is highlighted under the pointer.
    ///
    /// On X11, GTK 4.8 sends a click within milliseconds of a popover's opening to the window below it. A hand isn't that fast,
    /// and the user sees the highlight.
    func choose(_ name: String) throws {
        let item = try item(name)
        try app.waitUntil("the menu to be on the screen") { !app.windows.popovers.isEmpty }
        let area = try item.screenRectangle
        let wasOver = area.contains(app.pointer.location)
        let unlit = wasOver ? nil : try? Screenshot.settled(of: area)
        app.pointer.move(to: area.center)
        if let unlit {
            try? TestSupport.waitUntil("the item to be highlighted", upTo: 1) {
                try Screenshot.picture(of: area) != unlit
            }
        }
        for _ in 0..<2 { _ = try item.extents }
        app.pointer.click(at: try item.screenPoint)
    }

    /// The name of the focused menu item; `nil` if there is none.
    var focusedItem: String? {
        get throws {
            try openMenus.lazy.compactMap { try $0.first { try $0.role == "menu item" && $0.has("focused") } }.first?
                .name
        }
    }

    /// Waits until an item of the open menu has the focus.
    func expectFocus(on name: String) throws {
        try TestSupport.waitFor("the focused item", value: { try focusedItem }, until: { $0 == name })
    }

    /// Presses keys in turn, and waits after each until an item of the open menu has the focus.
    func expectKeys(_ steps: [(key: String, item: String)]) throws {
        for (key, item) in steps {
            try app.keyboard.press(key)
            do { try expectFocus(on: item) } catch { throw TestFailure("after \(key): \(error)") }
        }
    }
}

extension AccessibleNode {
    /// Returns the descendants that pass a test, without searching inside those.
    func outermost(where test: (AccessibleNode) throws -> Bool) throws -> [AccessibleNode] {
        guard let inner = try? children else { return [] }
        return try inner.flatMap { child in
            (try? test(child)) == true ? [child] : try child.outermost(where: test)
        }
    }
}
