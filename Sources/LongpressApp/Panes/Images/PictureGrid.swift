import Longpress
import Notes

/// Where pictures stand in a pane: in rows that fill its width, those of a row equally high and each as wide as its shape
/// asks for. All in points of the pane's content.
///
/// A place belongs to a picture, not to a number: the pictures may have changed since they were laid out, so what lies
/// where is asked, and answered, by their identities.
nonisolated struct PictureGrid: Equatable {
    /// A picture to be laid out, and its size in points at which it isn't enlarged.
    typealias Item = (id: NotePicture.ID, size: Size)

    private struct Place: Equatable {
        let id: NotePicture.ID
        /// The space around it included.
        let frame: Rectangle
        /// The place of its caption, below it.
        let caption: Rectangle
        let row: Int
    }

    private var places: [Place] = []
    /// The height that it takes to show all.
    let height: Double
    private let isRightToLeft: Bool
    /// Whether each has a row to itself.
    private let isColumn: Bool

    /// The space between the pane's edge and the pictures.
    static let margin = 12.0
    /// The space between two pictures.
    static let spacing = 6.0
    /// The space around a picture that shows whether it is selected.
    static let padding = 6.0
    /// The least side of a picture's place, so that it can be pressed.
    static let leastSide = 36.0

    /// Lays pictures out in a pane, whose height is 0 if it isn't known yet. What all takes is never higher than that
    /// if it can be seen whole. `captions` tells the height of a picture's caption for a width.
    init(
        _ items: [Item], in pane: Size, isRightToLeft: Bool = false,
        captions: (_ index: Int, _ width: Double) -> Double = { _, _ in 0 }
    ) {
        self.isRightToLeft = isRightToLeft
        let rows = PictureRows(
            items.map(\.size), width: max(pane.width - 2 * Self.margin, Self.leastSide),
            height: pane.height - 2 * Self.margin, captions: captions)
        isColumn = rows.rows.count > 1 && rows.rows.count == items.count
        var (index, y) = (0, Self.margin)
        for (number, row) in rows.rows.enumerated() {
            // A single picture stands in the middle, like one on a page of its own.
            var x = items.count == 1 ? max((pane.width - row.widths[0]) / 2, Self.margin) : Self.margin
            for width in row.widths {
                let frame = Rectangle(
                    x: isRightToLeft ? pane.width - x - width : x, y: y, width: width, height: row.height)
                let caption = Rectangle(
                    x: items.count == 1 ? Self.margin : frame.minX + Self.padding, y: frame.maxY,
                    width: items.count == 1 ? max(pane.width - 2 * Self.margin, 1) : frame.width - 2 * Self.padding,
                    height: row.caption)
                places.append(Place(id: items[index].id, frame: frame, caption: caption, row: number))
                index += 1
                x += width + Self.spacing
            }
            y += row.height + Self.spacing + row.caption + (row.caption > 0 ? Self.padding : 0)
        }
        height = rows.rows.isEmpty ? 0 : y - Self.spacing + Self.margin
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

    /// The place of a picture's caption; nil if the picture wasn't laid out.
    func caption(of id: NotePicture.ID) -> Rectangle? { places.first { $0.id == id }?.caption }

    /// The picture that has its caption at a point.
    func captioned(at point: Point) -> NotePicture.ID? { places.first { $0.caption.contains(point) }?.id }

    var captions: [NotePicture.ID: Rectangle] { Dictionary(uniqueKeysWithValues: places.map { ($0.id, $0.caption) }) }

    /// The places of all pictures, the space around them included.
    var frames: [NotePicture.ID: Rectangle] { Dictionary(uniqueKeysWithValues: places.map { ($0.id, $0.frame) }) }

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
        return switch step {
        case .left: places[min(max(index + (isRightToLeft ? 1 : -1), 0), last)].id
        case .right: places[min(max(index + (isRightToLeft ? -1 : 1), 0), last)].id
        case .up: picture(near: places[index], inRow: places[index].row - 1) ?? id
        case .down: picture(near: places[index], inRow: places[index].row + 1) ?? id
        case .first: places.first?.id
        case .last: places.last?.id
        }
    }

    /// The picture of a row that another one stands above or below, by its middle; nil if there is no such row.
    private func picture(near place: Place, inRow row: Int) -> NotePicture.ID? {
        func distance(_ other: Place) -> Double {
            let x = place.frame.midX
            return max(other.frame.minX - x, x - other.frame.maxX, 0)
        }
        return places.filter { $0.row == row }.min { distance($0) < distance($1) }?.id
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
        if isColumn {
            let next = places.first { point.y < $0.frame.midY }
            let near = (next ?? last).frame
            let y = next != nil ? near.minY - Self.spacing / 2 : near.maxY + Self.spacing / 2
            return Insertion(
                next: next?.id, mark: Rectangle(x: near.minX, y: y - 1.5, width: near.width, height: 3))
        }
        let row = (places.first { point.y < $0.caption.maxY + Self.spacing / 2 } ?? last).row
        let inRow = places.filter { $0.row == row }
        let next = inRow.first { isRightToLeft ? point.x > $0.frame.midX : point.x < $0.frame.midX }
        let near = (next ?? inRow.last ?? last).frame
        let isBefore = (next != nil) != isRightToLeft
        let x = isBefore ? near.minX - Self.spacing / 2 : near.maxX + Self.spacing / 2
        return Insertion(
            next: (next ?? places.first { $0.row > row })?.id,
            mark: Rectangle(x: x - 1.5, y: near.minY, width: 3, height: near.height))
    }
}
