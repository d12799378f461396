import Longpress

/// Pictures in rows: those of a row are equally high, and fill its width. All in points.
nonisolated struct PictureRows: Equatable {
    /// One row: the height of its pictures, their widths with the space around them, and its captions' height.
    struct Row: Equatable {
        var height: Double
        var widths: [Double]
        var caption = 0.0
    }

    /// From the first to the last.
    private(set) var rows: [Row] = []

    private let width: Double
    /// The height that the pictures of a row are to have, roughly: four or five photographs can be told apart at a glance.
    private let wanted: Double

    /// The height of rows, as a part of the width, and in points no less and no more than these.
    private static let (part, least, most) = (0.36, 110.0, 150.0)
    /// The least and the largest ratio of width and height that a picture's place has. One beyond that leaves some of it
    /// empty, as it would make its whole row too high or too low to see.
    private static let (narrowest, widest) = (0.4, 4.0)
    /// The factor by which the last row may be higher than wanted, to fill the width.
    private static let stretch = 1.25

    /// Breaks pictures of these sizes into rows of a width. The height is what there is to be seen at once; 0 or less
    /// if that isn't known. `captions` tells the height of a picture's caption for a width.
    init(_ sizes: [Size], width: Double, height: Double, captions: (_ index: Int, _ width: Double) -> Double) {
        self.width = width
        wanted = min(max(width * Self.part, Self.least), Self.most)
        guard sizes.count != 1 else {
            // One has all the room to itself, and its caption all the width.
            let caption = captions(0, width)
            let room = height > 0 ? height - caption - 2 * PictureGrid.padding : wanted
            let own = max(sizes[0].height, sizes[0].width / Self.ratio(sizes[0]))
            rows = [row(sizes, pictures: min(filling(sizes), room, own))]
            rows[0].caption = caption
            return
        }
        var start = 0
        while start < sizes.count {
            let (count, isFull) = count(of: sizes[start...])
            let row = Array(sizes[start..<start + count])
            let pictures = isFull ? filling(row) : loose(row, in: height)
            rows.append(self.row(row, pictures: min(pictures, tallest(row))))
            for (offset, width) in rows[rows.count - 1].widths.enumerated() {
                let caption = captions(start + offset, max(width - 2 * PictureGrid.padding, 1))
                rows[rows.count - 1].caption = max(rows[rows.count - 1].caption, caption)
            }
            start += count
        }
    }

    /// The height of the pictures of the last row, which may be too few to fill it: as in the row before, or, if there is
    /// none, as there is room for.
    private func loose(_ row: [Size], in height: Double) -> Double {
        let full = filling(row)
        guard let before = rows.last else { return min(full, max(height - 2 * PictureGrid.padding, wanted)) }
        return full <= wanted * Self.stretch ? full : min(full, before.height - 2 * PictureGrid.padding)
    }

    /// The number of pictures that, from the first, make a row; and whether they make it a full one.
    private func count(of sizes: ArraySlice<Size>) -> (Int, isFull: Bool) {
        var before = Double.infinity
        for count in 1...sizes.count {
            let row = Array(sizes.prefix(count))
            let (height, wanted) = (filling(row), min(wanted, tallest(row)))
            if height <= wanted {
                // Whichever is nearer to what is wanted, with or without the last.
                let isNearer = count > 1 && before / wanted < wanted / height && before <= tallest(row.dropLast())
                return (isNearer ? count - 1 : count, true)
            }
            before = height
        }
        return (sizes.count, false)
    }

    /// The height of pictures, without the space around them, that fill a row.
    private func filling(_ row: [Size]) -> Double {
        let spaces = Double(row.count) * 2 * PictureGrid.padding + Double(row.count - 1) * PictureGrid.spacing
        return max(width - spaces, 1) / row.map(Self.ratio).reduce(0, +)
    }

    private func row(_ row: [Size], pictures: Double) -> Row {
        let height = max(pictures + 2 * PictureGrid.padding, PictureGrid.leastSide)
        let inner = height - 2 * PictureGrid.padding
        var widths = row.map { max(inner * Self.ratio($0) + 2 * PictureGrid.padding, PictureGrid.leastSide) }
        // The least sides of very small ones may take too much.
        let room = width - Double(row.count - 1) * PictureGrid.spacing
        let excess = widths.reduce(0, +) / room
        if excess > 1 { widths = widths.map { $0 / excess } }
        return Row(height: height, widths: widths)
    }

    /// The height of the highest of a row as it is: none is higher, or all would be enlarged.
    private func tallest(_ row: [Size]) -> Double {
        max(row.map(\.height).max() ?? 0, PictureGrid.leastSide - 2 * PictureGrid.padding)
    }

    private static func ratio(_ size: Size) -> Double {
        min(max(size.width / max(size.height, 1), narrowest), widest)
    }
}
