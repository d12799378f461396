import Longpress

/// Where pictures stand in a pane: one fills it, several stand in rows of equal columns that reflow with its width.
/// All in points of the pane's content.
nonisolated struct PictureGrid: Equatable {
    /// The place of each picture, the space around it included.
    private(set) var frames: [Rectangle] = []
    /// The part of the pane that is each picture's own.
    private(set) var cells: [Rectangle] = []
    /// How many stand side by side.
    let columns: Int
    /// The height that it takes to show all.
    private(set) var height: Double
    private let isRightToLeft: Bool

    /// The space between the pane's edge and the pictures.
    static let margin = 12.0
    /// The space between two pictures.
    static let spacing = 6.0
    /// The space around a picture that shows whether it is selected.
    static let padding = 6.0
    /// The least width of a column, as long as the pane is that wide.
    static let leastColumn = 150.0
    /// The least side of a picture's place, so that it can be pressed.
    static let leastSide = 36.0

    /// Lays pictures out.
    ///
    /// - Parameters:
    ///   - sizes: The pictures' sizes, in points at which they aren't enlarged.
    ///   - pane: The size of the pane.
    ///   - isRightToLeft: Whether the first one stands at the right.
    init(_ sizes: [Size], in pane: Size, isRightToLeft: Bool = false) {
        self.isRightToLeft = isRightToLeft
        let room = max(pane.width - 2 * Self.margin, Self.leastSide)
        height = pane.height
        guard sizes.count > 1 else {
            columns = 1
            let cell = Rectangle(
                x: Self.margin, y: Self.margin, width: room,
                height: max(pane.height - 2 * Self.margin, Self.leastSide))
            cells = sizes.map { _ in cell }
            frames = sizes.map { Self.fit($0, in: cell) }
            return
        }
        columns = min(sizes.count, max(1, Int((room + Self.spacing) / (Self.leastColumn + Self.spacing))))
        let width = (room - Double(columns - 1) * Self.spacing) / Double(columns)
        var y = Self.margin
        for start in stride(from: 0, to: sizes.count, by: columns) {
            let row = sizes[start..<min(start + columns, sizes.count)]
            // No higher than it takes for the highest in it.
            let square = Rectangle(x: 0, y: 0, width: width, height: width)
            let height = row.map { Self.fit($0, in: square).height }.max() ?? width
            for (column, size) in row.enumerated() {
                let x = Self.margin + Double(column) * (width + Self.spacing)
                let cell = Rectangle(
                    x: isRightToLeft ? pane.width - x - width : x, y: y, width: width, height: height)
                cells.append(cell)
                frames.append(Self.fit(size, in: cell))
            }
            y += height + Self.spacing
        }
        height = y - Self.spacing + Self.margin
    }

    /// The place of a picture in the middle of a cell, no larger than it is.
    private static func fit(_ size: Size, in cell: Rectangle) -> Rectangle {
        let room = Size(width: max(cell.width - 2 * padding, 1), height: max(cell.height - 2 * padding, 1))
        let scale = min(1, room.width / max(size.width, 1), room.height / max(size.height, 1))
        let width = min(max(size.width * scale + 2 * padding, leastSide), cell.width)
        let height = min(max(size.height * scale + 2 * padding, leastSide), cell.height)
        return Rectangle(x: cell.midX - width / 2, y: cell.midY - height / 2, width: width, height: height)
    }

    // MARK: What is where

    /// The picture at a point.
    func index(at point: Point) -> Int? { frames.firstIndex { $0.contains(point) } }

    /// The pictures that a rectangle touches.
    func indices(in rectangle: Rectangle) -> [Int] { frames.indices.filter { frames[$0].intersects(rectangle) } }

    /// A key that goes from picture to picture.
    enum Step {
        case left, right, up, down, first, last
    }

    /// The picture that a key leads to from another one; that one itself at the end.
    func index(_ step: Step, from index: Int) -> Int {
        let last = frames.count - 1
        switch step {
        case .left: return min(max(index + (isRightToLeft ? 1 : -1), 0), last)
        case .right: return min(max(index + (isRightToLeft ? -1 : 1), 0), last)
        case .up: return index >= columns ? index - columns : index
        case .down:
            if index + columns <= last { return index + columns }
            // From the last row but one to a last row that isn't full.
            return index / columns < last / columns ? last : index
        case .first: return 0
        case .last: return last
        }
    }

    // MARK: Moving

    /// Where pictures dropped at a point go: before the one at that place, with the mark that shows it.
    func insertion(at point: Point) -> (place: Int, mark: Rectangle)? {
        guard !cells.isEmpty else { return nil }
        if columns == 1 {
            let place = cells.firstIndex { point.y < $0.midY } ?? cells.count
            let near = cells[min(place, cells.count - 1)]
            let y = place < cells.count ? near.minY - Self.spacing / 2 : near.maxY + Self.spacing / 2
            return (place, Rectangle(x: near.minX, y: y - 1.5, width: near.width, height: 3))
        }
        let row = cells.indices.filter { point.y < cells[$0].maxY + Self.spacing / 2 }.first ?? cells.count - 1
        let start = row / columns * columns
        let end = min(start + columns, cells.count)
        let place =
            (start..<end).first { isRightToLeft ? point.x > cells[$0].midX : point.x < cells[$0].midX } ?? end
        let near = cells[min(place, end - 1)]
        let isBefore = (place < end) != isRightToLeft
        let x = isBefore ? near.minX - Self.spacing / 2 : near.maxX + Self.spacing / 2
        return (place, Rectangle(x: x - 1.5, y: near.minY, width: 3, height: near.height))
    }
}
