/// Which submenu a pointer that moves over a menu opens and closes, and when.
///
/// A pointer on its way from a row to that row's open submenu may cross other rows: as long as it stays within the
/// triangle between where it left the row and the submenu's near edge, they have to wait longer. Times are in
/// milliseconds on any clock; points and rectangles are in one coordinate space.
package struct SubmenuHover: Equatable, Sendable {
    /// A step to take.
    package enum Action: Equatable, Sendable {
        /// Open the submenu of the row with this index, and close any other.
        case open(Int)
        /// Close the submenu that is open.
        case close
    }

    /// The submenu that is open.
    package struct OpenSubmenu: Equatable, Sendable {
        /// The index of its row.
        package var row: Int
        /// Its frame.
        package var frame: Rectangle

        /// Describes an open submenu.
        package init(row: Int, frame: Rectangle) {
            self.row = row
            self.frame = frame
        }
    }

    /// The time for which the pointer rests on a row before its submenu opens, or another's closes, in milliseconds
    /// (150; desktop menus have 100 to 200).
    package static let delay = 150
    /// The time for which a pointer that has set out for a submenu may rest on another row on its way, in milliseconds
    /// (400; long enough to pause, short enough to notice a change of mind).
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

    /// Begins with the pointer nowhere.
    package init() {}

    /// The time when something is to be done if the pointer stays where it is; nil if nothing is.
    package var due: Int? { pending?.time }

    /// Takes note of a motion to a point over a row, or over none.
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

    /// Takes note that the pointer has left the menu, for its submenu perhaps.
    package mutating func leave() {
        row = nil
        pending = nil
    }

    /// Returns the step that is due by now, once; nil if none is.
    package mutating func consume(at time: Int) -> Action? {
        guard let pending, pending.time <= time else { return nil }
        self.pending = nil
        origin = point
        return pending.action
    }

    /// Whether a pointer that was at one point and is at another now is on its way to a rectangle: within the triangle
    /// between the first point and the rectangle's near side.
    static func isHeading(from origin: Point, to point: Point, for frame: Rectangle) -> Bool {
        let near = frame.midX >= origin.x ? frame.minX : frame.maxX
        // Over its menu in a narrow window, a submenu has the pointer beside it nowhere.
        guard near != origin.x, (near > origin.x) == (frame.midX > origin.x) else { return false }
        let progress = (point.x - origin.x) / (near - origin.x)
        guard progress >= 0, progress <= 1 else { return false }
        let top = origin.y + (frame.minY - origin.y) * progress
        let bottom = origin.y + (frame.maxY - origin.y) * progress
        return point.y >= min(top, bottom) - slack && point.y <= max(top, bottom) + slack
    }

    /// The distance beside the triangle that still counts, in points: a hand isn't a ruler.
    static let slack: Double = 4
}
