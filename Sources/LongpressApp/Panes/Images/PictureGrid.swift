import Longpress
import Notes

/// The layout of pictures in a pane: in rows that fill its width. The pictures of a row have the same height, and widths
/// according to their shapes. All in points of the pane's content.
///
/// Cells belong to the ids of pictures, not to their indices, because the pictures may have changed since the layout.
nonisolated struct PictureGrid: Equatable {
    /// A picture to lay out, and its size in points when not enlarged.
    typealias Item = (id: NotePicture.ID, size: Size)

    private struct Cell: Equatable {
        let id: NotePicture.ID
        /// The frame, including the space around the picture.
        let frame: Rectangle
        /// The frame of its caption, below it.
        let caption: Rectangle
        let row: Int
    }

    private var cells: [Cell] = []
    /// The height of the whole content.
    let height: Double
    private let isRightToLeft: Bool
    /// Whether each picture has a row to itself.
    private let isColumn: Bool

    /// The space between the pane's edge and the pictures.
    static let margin = 12.0
    /// The space between two pictures.
    static let spacing = 6.0
    /// The space around a picture that shows whether it is selected.
    static let padding = 6.0
    /// The minimum side of a picture's frame, so that it can be pressed.
    static let minSide = 36.0

    /// Lays out pictures in a pane. A height of 0 means that it isn't known yet. If everything can be fully visible, it isn't
    /// higher than the pane. `captions` returns the height of a picture's caption for a width.
    init(
        _ items: [Item], in pane: Size, isRightToLeft: Bool = false,
        captions: (_ index: Int, _ width: Double) -> Double = { _, _ in 0 }
    ) {
        self.isRightToLeft = isRightToLeft
        let rows = PictureRows(
            items.map(\.size), width: max(pane.width - 2 * Self.margin, Self.minSide),
            height: pane.height - 2 * Self.margin, captions: captions)
        isColumn = rows.rows.count > 1 && rows.rows.count == items.count
        var (index, y) = (0, Self.margin)
        for (number, row) in rows.rows.enumerated() {
            // A single picture is centred.
            var x = items.count == 1 ? max((pane.width - row.widths[0]) / 2, Self.margin) : Self.margin
            for width in row.widths {
                let frame = Rectangle(
                    x: isRightToLeft ? pane.width - x - width : x, y: y, width: width, height: row.height)
                let caption = Rectangle(
                    x: items.count == 1 ? Self.margin : frame.minX + Self.padding, y: frame.maxY,
                    width: items.count == 1 ? max(pane.width - 2 * Self.margin, 1) : frame.width - 2 * Self.padding,
                    height: row.caption)
                cells.append(Cell(id: items[index].id, frame: frame, caption: caption, row: number))
                index += 1
                x += width + Self.spacing
            }
            y += row.height + Self.spacing + row.caption + (row.caption > 0 ? Self.padding : 0)
        }
        height = rows.rows.isEmpty ? 0 : y - Self.spacing + Self.margin
    }

    /// Removes the cells of all pictures except these. The remaining cells don't change.
    mutating func keep(_ ids: Set<NotePicture.ID>) {
        cells.removeAll { !ids.contains($0.id) }
    }

    // MARK: Lookup

    /// The pictures that were laid out, in order.
    var pictures: [NotePicture.ID] { cells.map(\.id) }

    /// Returns the frame of a picture, including the space around it; nil if it wasn't laid out.
    func frame(of id: NotePicture.ID) -> Rectangle? { cells.first { $0.id == id }?.frame }

    /// Returns the frame of a picture's caption; nil if the picture wasn't laid out.
    func caption(of id: NotePicture.ID) -> Rectangle? { cells.first { $0.id == id }?.caption }

    /// Returns the picture whose caption is at a point.
    func captioned(at point: Point) -> NotePicture.ID? { cells.first { $0.caption.contains(point) }?.id }

    var captions: [NotePicture.ID: Rectangle] { Dictionary(uniqueKeysWithValues: cells.map { ($0.id, $0.caption) }) }

    /// The frames of all pictures, including the space around them.
    var frames: [NotePicture.ID: Rectangle] { Dictionary(uniqueKeysWithValues: cells.map { ($0.id, $0.frame) }) }

    func picture(at point: Point) -> NotePicture.ID? { cells.first { $0.frame.contains(point) }?.id }

    /// Returns the pictures that a rectangle touches, in order.
    func pictures(in rectangle: Rectangle) -> [NotePicture.ID] {
        cells.filter { $0.frame.intersects(rectangle) }.map(\.id)
    }

    /// A key's move from picture to picture.
    enum Step {
        case left, right, up, down, first, last
    }

    /// Returns the picture that a key leads to from another one; the same picture at the end; nil if it has no cell.
    func picture(_ step: Step, from id: NotePicture.ID) -> NotePicture.ID? {
        guard let index = cells.firstIndex(where: { $0.id == id }) else { return nil }
        let last = cells.count - 1
        return switch step {
        case .left: cells[min(max(index + (isRightToLeft ? 1 : -1), 0), last)].id
        case .right: cells[min(max(index + (isRightToLeft ? -1 : 1), 0), last)].id
        case .up: picture(near: cells[index], inRow: cells[index].row - 1) ?? id
        case .down: picture(near: cells[index], inRow: cells[index].row + 1) ?? id
        case .first: cells.first?.id
        case .last: cells.last?.id
        }
    }

    /// Returns the picture of a row that is nearest to the middle of another picture; nil if there is no such row.
    private func picture(near cell: Cell, inRow row: Int) -> NotePicture.ID? {
        func distance(_ other: Cell) -> Double {
            let x = cell.frame.midX
            return max(other.frame.minX - x, x - other.frame.maxX, 0)
        }
        return cells.filter { $0.row == row }.min { distance($0) < distance($1) }?.id
    }

    // MARK: Moving

    /// The position for pictures dropped at a point.
    struct Insertion: Equatable {
        /// The picture that they come before; nil for the end.
        let next: NotePicture.ID?
        /// The mark that shows the position.
        let mark: Rectangle
    }

    /// Returns the position for pictures dropped at a point; nil if there are no pictures.
    func insertion(at point: Point) -> Insertion? {
        guard let last = cells.last else { return nil }
        if isColumn {
            let next = cells.first { point.y < $0.frame.midY }
            let near = (next ?? last).frame
            let y = next != nil ? near.minY - Self.spacing / 2 : near.maxY + Self.spacing / 2
            return Insertion(
                next: next?.id, mark: Rectangle(x: near.minX, y: y - 1.5, width: near.width, height: 3))
        }
        let row = (cells.first { point.y < $0.caption.maxY + Self.spacing / 2 } ?? last).row
        let inRow = cells.filter { $0.row == row }
        let next = inRow.first { isRightToLeft ? point.x > $0.frame.midX : point.x < $0.frame.midX }
        let near = (next ?? inRow.last ?? last).frame
        let isBefore = (next != nil) != isRightToLeft
        let x = isBefore ? near.minX - Self.spacing / 2 : near.maxX + Self.spacing / 2
        return Insertion(
            next: (next ?? cells.first { $0.row > row })?.id,
            mark: Rectangle(x: x - 1.5, y: near.minY, width: 3, height: near.height))
    }
}
