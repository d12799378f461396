extension AccessibleNode {
    /// The area of the object's content, in the coordinates of its window. For a point to click, see `screenRectangle`.
    public var extents: ScreenRectangle {
        get throws {
            if let known = app.tree?.extents[path] { return known }
            let numbers = try call("org.a11y.atspi.Component", "GetExtents", [.uint32(1)]).child(0).children.map(\.int)
            guard numbers.count == 4 else { throw TestFailure("\(summary) reports no extents") }
            let extents = ScreenRectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            app.tree?.extents[path] = extents
            return extents
        }
    }

    /// Whether the object is visible: neither it nor an ancestor is hidden, and it has a size.
    ///
    /// This is computed, because GTK sets the state `showing` only for windows. A page of a stack that was shown before and is
    /// now covered by another page still counts as visible.
    public var isShowing: Bool { app.look { looksShown } }

    private var looksShown: Bool {
        guard let own = try? states, own.contains("visible") || own.contains("showing") else { return false }
        guard let size = try? extents, size.width > 0, size.height > 0 else { return false }
        var node = self
        while let parent = try? node.parent, !parent.isApplication {
            guard parent.has("visible") else { return false }
            node = parent
        }
        return true
    }

    /// The area of the object's content on the screen.
    ///
    /// The accessibility tree has only relative positions; the positions of windows and popovers come from the X server. The
    /// popover that an object is in is found by its size. On Wayland, the value is correct only for objects outside
    /// popovers.
    public var screenRectangle: ScreenRectangle {
        get throws { try app.look { try areaOnScreen } }
    }

    private var areaOnScreen: ScreenRectangle {
        get throws {
            let own = try extents
            guard let windows = app.windows?.all else { return own }
            // From the window inwards. Pages of a stack have no extents and are skipped.
            let surroundings = try selfAndAncestors().reversed().compactMap { try? $0.extents }
            if let (popover, extents) = Self.innermostPopover(of: surroundings, among: windows.filter(\.isPopover)) {
                return own.moved(x: popover.frame.x - extents.x, y: popover.frame.y - extents.y)
            }
            let (window, extents) = try topLevel(among: windows)
            // The window's border is equal on both sides; its shadow may not be.
            let visible = window.visibleFrame
            return own.moved(
                x: visible.x + (visible.width - extents.width) / 2 - extents.x,
                y: visible.y + (visible.height - extents.height) / 2 - extents.y)
        }
    }

    /// The centre of the object's area on the screen.
    public var screenPoint: ScreenPoint {
        get throws { try screenRectangle.center }
    }

    /// Returns the innermost popover that one of these extents, given from the window inwards, belongs to.
    private static func innermostPopover(
        of surroundings: [ScreenRectangle], among popovers: [Windows.Window]
    ) -> (Windows.Window, ScreenRectangle)? {
        var unused = popovers
        var found: (Windows.Window, ScreenRectangle)?
        for (index, extents) in surroundings.enumerated().dropFirst() {
            // A submenu's window is a few pixels larger than its extents. GTK reports every popover at its parent's origin.
            let slack = extents.origin == surroundings[index - 1].origin ? 6 : 0
            let match = unused.firstIndex {
                abs($0.frame.width - extents.width) <= slack && abs($0.frame.height - extents.height) <= slack
            }
            if let match { found = (unused.remove(at: match), extents) }
        }
        return found
    }

    private func topLevel(among windows: [Windows.Window]) throws -> (Windows.Window, ScreenRectangle) {
        guard let top = try selfAndAncestors().last else { throw TestFailure("\(summary) isn't in a window") }
        let title = try top.name
        let topLevels = windows.filter { !$0.isPopover }
        guard let window = topLevels.last(where: { $0.title == title }) ?? topLevels.last else {
            throw TestFailure("\(summary) is in \"\(title)\", which isn't on the screen; the windows are \(windows)")
        }
        return (window, try top.extents)
    }

    /// Returns the object and its ancestors, up to the window.
    private func selfAndAncestors() throws -> [AccessibleNode] {
        var chain: [AccessibleNode] = []
        var next: AccessibleNode? = self
        while let node = next, !node.isApplication {
            chain.append(node)
            next = try node.parent
        }
        return chain
    }
}
