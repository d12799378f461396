extension AccessibleNode {
    /// Where its content is, in the coordinates of the window it is in; see `screenRectangle` for the place to click.
    public var extents: ScreenRectangle {
        get throws {
            if let known = app.tree?.extents[path] { return known }
            let numbers = try call("org.a11y.atspi.Component", "GetExtents", [.uint32(1)]).child(0).children.map(\.int)
            guard numbers.count == 4 else { throw TestFailure("\(summary) tells no extents") }
            let extents = ScreenRectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            app.tree?.extents[path] = extents
            return extents
        }
    }

    /// Whether it is to be seen: neither hidden itself nor in something hidden, and not without a size.
    ///
    /// GTK sets the state `showing` for windows only, so it is worked out. A page of a stack that was shown once and
    /// is covered by another page still counts.
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

    /// Where its content is on the screen.
    ///
    /// The accessibility tree knows only places relative to one another; where a window or popover is, the X server
    /// knows. Which popover an object is in shows by the size. On Wayland it holds for what isn't in a popover.
    public var screenRectangle: ScreenRectangle {
        get throws { try app.look { try place } }
    }

    private var place: ScreenRectangle {
        get throws {
            let own = try extents
            guard let windows = app.windows?.all else { return own }
            // From the window inwards; a page of a stack has no extents and is passed over.
            let surroundings = try selfAndAncestors().reversed().compactMap { try? $0.extents }
            if let (popover, extents) = Self.innermostPopover(of: surroundings, among: windows.filter(\.isPopover)) {
                return own.moved(x: popover.frame.x - extents.x, y: popover.frame.y - extents.y)
            }
            let (window, extents) = try topLevel(among: windows)
            // The window's border is the same on both sides; its shadow need not be.
            let visible = window.visibleFrame
            return own.moved(
                x: visible.x + (visible.width - extents.width) / 2 - extents.x,
                y: visible.y + (visible.height - extents.height) / 2 - extents.y)
        }
    }

    /// The middle of its place on the screen.
    public var screenPoint: ScreenPoint {
        get throws { try screenRectangle.center }
    }

    /// The innermost popover that one of these extents, given from the window inwards, belongs to.
    private static func innermostPopover(
        of surroundings: [ScreenRectangle], among popovers: [Windows.Window]
    ) -> (Windows.Window, ScreenRectangle)? {
        var unused = popovers
        var found: (Windows.Window, ScreenRectangle)?
        for (index, extents) in surroundings.enumerated().dropFirst() {
            // A submenu's window has a few pixels more than its extents. GTK has every popover at its parent's origin.
            let slack = extents.origin == surroundings[index - 1].origin ? 6 : 0
            let match = unused.firstIndex {
                abs($0.frame.width - extents.width) <= slack && abs($0.frame.height - extents.height) <= slack
            }
            if let match { found = (unused.remove(at: match), extents) }
        }
        return found
    }

    private func topLevel(among windows: [Windows.Window]) throws -> (Windows.Window, ScreenRectangle) {
        guard let top = try selfAndAncestors().last else { throw TestFailure("\(summary) is in no window") }
        let title = try top.name
        let topLevels = windows.filter { !$0.isPopover }
        guard let window = topLevels.last(where: { $0.title == title }) ?? topLevels.last else {
            throw TestFailure("\(summary) is in \"\(title)\", which isn't on the screen; there are \(windows)")
        }
        return (window, try top.extents)
    }

    /// It and what it is in, up to the window.
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
