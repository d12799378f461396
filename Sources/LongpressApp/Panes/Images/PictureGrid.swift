import Longpress

/// The places of pictures in a pane: one fills it, several stand in rows of equal columns that reflow with its width.
/// All in points of the pane's content.
///
/// A place belongs to a picture, not to a number: the pictures may have changed since they were laid out, so what lies
/// where is asked, and answered, by their identities.
nonisolated struct PictureGrid: Equatable {
    /// A picture to be laid out, and its size in points at which it isn't enlarged.
    typealias Item = (id: NotePicture.ID, size: Size)

    /// The place of one picture.
    private struct Place: Equatable {
        let id: NotePicture.ID
        /// The part of the pane that is the picture's own.
        let cell: Rectangle
        /// The place of the picture itself, the space around it included.
        let frame: Rectangle
        let row: Int
    }

    /// In order.
    private var places: [Place] = []
    /// The number of pictures side by side.
    let columns: Int
    /// The height that it takes to show all.
    let height: Double
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
    ///   - items: The pictures in order.
    ///   - pane: The size of the pane.
    ///   - isRightToLeft: Whether the first one stands at the right.
    init(_ items: [Item], in pane: Size, isRightToLeft: Bool = false) {
        self.isRightToLeft = isRightToLeft
        let room = max(pane.width - 2 * Self.margin, Self.leastSide)
        guard items.count > 1 else {
            columns = 1
            height = pane.height
            let cell = Rectangle(
                x: Self.margin, y: Self.margin, width: room,
                height: max(pane.height - 2 * Self.margin, Self.leastSide))
            places = items.map { Place(id: $0.id, cell: cell, frame: Self.fit($0.size, in: cell), row: 0) }
            return
        }
        columns = min(items.count, max(1, Int((room + Self.spacing) / (Self.leastColumn + Self.spacing))))
        let width = (room - Double(columns - 1) * Self.spacing) / Double(columns)
        var y = Self.margin
        for start in stride(from: 0, to: items.count, by: columns) {
            let row = items[start..<min(start + columns, items.count)]
            // No higher than it takes for the highest in it.
            let square = Rectangle(x: 0, y: 0, width: width, height: width)
            let height = row.map { Self.fit($0.size, in: square).height }.max() ?? width
            for (column, item) in row.enumerated() {
                let x = Self.margin + Double(column) * (width + Self.spacing)
                let cell = Rectangle(
                    x: isRightToLeft ? pane.width - x - width : x, y: y, width: width, height: height)
                places.append(
                    Place(id: item.id, cell: cell, frame: Self.fit(item.size, in: cell), row: start / columns))
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

    /// Forgets the places of all pictures but these: the others have gone since. The places of the rest stay.
    mutating func keep(_ ids: Set<NotePicture.ID>) {
        places.removeAll { !ids.contains($0.id) }
    }

    // MARK: What is where

    /// The pictures that have a place, in order.
    var pictures: [NotePicture.ID] { places.map(\.id) }

    /// The place of a picture, the space around it included; nil if it wasn't laid out.
    func frame(of id: NotePicture.ID) -> Rectangle? { places.first { $0.id == id }?.frame }

    /// The places of all pictures, the space around them included.
    var frames: [NotePicture.ID: Rectangle] { Dictionary(uniqueKeysWithValues: places.map { ($0.id, $0.frame) }) }

    /// The part of the pane that is a picture's own; nil if it wasn't laid out.
    func cell(of id: NotePicture.ID) -> Rectangle? { places.first { $0.id == id }?.cell }

    /// The picture at a point.
    func picture(at point: Point) -> NotePicture.ID? { places.first { $0.frame.contains(point) }?.id }

    /// The pictures that a rectangle touches, in order.
    func pictures(in rectangle: Rectangle) -> [NotePicture.ID] {
        places.filter { $0.frame.intersects(rectangle) }.map(\.id)
    }

    /// A key that goes from picture to picture.
    enum Step {
        case left, right, up, down, first, last
    }

    /// The picture that a key leads to from another one; that one itself at the end. Nil if that one has no place.
    func picture(_ step: Step, from id: NotePicture.ID) -> NotePicture.ID? {
        guard let index = places.firstIndex(where: { $0.id == id }) else { return nil }
        let last = places.count - 1
        let target =
            switch step {
            case .left: min(max(index + (isRightToLeft ? 1 : -1), 0), last)
            case .right: min(max(index + (isRightToLeft ? -1 : 1), 0), last)
            case .up: index >= columns ? index - columns : index
            case .down:
                // From the last row but one to a last row that isn't full.
                index + columns <= last ? index + columns : index / columns < last / columns ? last : index
            case .first: 0
            case .last: last
            }
        return places[target].id
    }

    // MARK: Moving

    /// The place for pictures dropped at a point.
    struct Insertion: Equatable {
        /// The picture that they come before; nil for the end.
        let next: NotePicture.ID?
        /// The mark that shows it.
        let mark: Rectangle
    }

    /// Returns the place for pictures dropped at a point; nil if there are no pictures.
    func insertion(at point: Point) -> Insertion? {
        guard let last = places.last else { return nil }
        if columns == 1 {
            let next = places.first { point.y < $0.cell.midY }
            let near = (next ?? last).cell
            let y = next != nil ? near.minY - Self.spacing / 2 : near.maxY + Self.spacing / 2
            return Insertion(
                next: next?.id, mark: Rectangle(x: near.minX, y: y - 1.5, width: near.width, height: 3))
        }
        let row = (places.first { point.y < $0.cell.maxY + Self.spacing / 2 } ?? last).row
        let inRow = places.filter { $0.row == row }
        let next = inRow.first { isRightToLeft ? point.x > $0.cell.midX : point.x < $0.cell.midX }
        let near = (next ?? inRow.last ?? last).cell
        let isBefore = (next != nil) != isRightToLeft
        let x = isBefore ? near.minX - Self.spacing / 2 : near.maxX + Self.spacing / 2
        return Insertion(
            next: (next ?? places.first { $0.row > row })?.id,
            mark: Rectangle(x: x - 1.5, y: near.minY, width: 3, height: near.height))
    }
}
