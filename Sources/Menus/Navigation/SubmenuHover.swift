/// Decides which submenu opens and closes when a pointer moves over a menu, and when.
///
/// A pointer on its way from a row to that row's open submenu may cross other rows: while it stays within the triangle between
/// the point where it left the row and the submenu's near edge, those rows wait longer. Times are in milliseconds on any
/// clock; points and rectangles are in one coordinate space.
package struct SubmenuHover: Equatable, Sendable {
    /// A step to take.
    package enum Action: Equatable, Sendable {
        /// Open the submenu of the row with this index, and close any other.
        case open(Int)
        /// Close the submenu that is open.
        case close
    }

    /// An open submenu.
    package struct OpenSubmenu: Equatable, Sendable {
        /// The index of its row.
        package var row: Int
        /// Its frame.
        package var frame: Rectangle

        /// Makes an open submenu.
        package init(row: Int, frame: Rectangle) {
            self.row = row
            self.frame = frame
        }
    }

    /// The time for which the pointer rests on a row before its submenu opens, or another row's closes, in milliseconds (150;
    /// desktop menus use 100 to 200).
    package static let delay = 150
    /// The time for which a pointer on its way to a submenu may rest on another row, in milliseconds (400; long enough for a
    /// pause, short enough to react if the user changes their mind).
    package static let grace = 400

    private var row: Int?
    private var point: Point?
    /// The pointer's last position on the row of the open submenu.
    private var origin: Point?
    private var pending: Pending?

    private struct Pending: Equatable {
        var action: Action
        var time: Int
    }

    /// Makes a hover state without a pointer position.
    package init() {}

    /// The time at which a step is due if the pointer doesn't move; nil if none is.
    package var due: Int? { pending?.time }

    /// Handles a motion to a point over a row, or over none.
    package mutating func move(to point: Point, over row: Int?, hasSubmenu: Bool, open: OpenSubmenu?, at time: Int) {
        let isNewRow = row != self.row
        self.row = row
        self.point = point
        guard let row else { return pending = nil }
        if let open, open.row == row {
            origin = point
            return pending = nil
        }
        guard hasSubmenu || open != nil else { return pending = nil }
        let action: Action = hasSubmenu ? .open(row) : .close
        if let open, let origin, Self.isHeading(from: origin, to: point, for: open.frame) {
            pending = Pending(action: action, time: time + Self.grace)
        } else if isNewRow || pending.map({ $0.time > time + Self.delay }) ?? true {
            pending = Pending(action: action, time: time + Self.delay)
        }
    }

    /// Handles the pointer's leaving the menu, possibly for its submenu.
    package mutating func leave() {
        row = nil
        pending = nil
    }

    /// Returns the step that is due, once; nil if none is.
    package mutating func consume(at time: Int) -> Action? {
        guard let pending, pending.time <= time else { return nil }
        self.pending = nil
        origin = point
        return pending.action
    }

    /// Returns whether a pointer that has moved from one point to another is on its way to a rectangle: within the triangle
    /// between the first point and the rectangle's near edge.
    static func isHeading(from origin: Point, to point: Point, for frame: Rectangle) -> Bool {
        let near = frame.midX >= origin.x ? frame.minX : frame.maxX
        // In a narrow window a submenu lies over its menu, and the pointer is never beside it.
        guard near != origin.x, (near > origin.x) == (frame.midX > origin.x) else { return false }
        let progress = (point.x - origin.x) / (near - origin.x)
        guard progress >= 0, progress <= 1 else { return false }
        let top = origin.y + (frame.minY - origin.y) * progress
        let bottom = origin.y + (frame.maxY - origin.y) * progress
        return point.y >= min(top, bottom) - slack && point.y <= max(top, bottom) + slack
    }

    /// The distance outside the triangle that still counts, in points, because hand movements aren't exactly straight.
    static let slack: Double = 4
}
