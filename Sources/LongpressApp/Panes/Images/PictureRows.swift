import Longpress

/// Pictures in rows. The pictures of a row have the same height and fill the width. All in points.
nonisolated struct PictureRows: Equatable {
    /// One row: the height of its pictures, their widths with the space around them, and its captions' height.
    struct Row: Equatable {
        var height: Double
        var widths: [Double]
        var caption = 0.0
    }

    /// The rows, from first to last.
    private(set) var rows: [Row] = []

    private let width: Double
    /// The approximate height of the pictures in a row, at which four or five photographs can be told apart at a glance.
    private let wanted: Double

    /// The height of rows: as a part of the width, and its minimum and maximum in points.
    private static let (part, least, most) = (0.36, 110.0, 150.0)
    /// The minimum and maximum ratio of width to height of a picture's place. A picture beyond these leaves some of its place
    /// empty; otherwise it would make its whole row too high or too low.
    private static let (narrowest, widest) = (0.4, 4.0)
    /// The factor by which the last row may exceed the wanted height in order to fill the width.
    private static let stretch = 1.25

    /// Breaks pictures of these sizes into rows of a width. The height is that of the visible part; 0 or less if it isn't known.
    /// `captions` returns the height of a picture's caption for a width.
    init(_ sizes: [Size], width: Double, height: Double, captions: (_ index: Int, _ width: Double) -> Double) {
        self.width = width
        wanted = min(max(width * Self.part, Self.least), Self.most)
        guard sizes.count != 1 else {
            // A single picture has all of the room, and its caption all of the width.
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

    /// Returns the height of the pictures in the last row, which may be too few to fill it: that of the row before or, if there
    /// is none, as much as there is room for.
    private func loose(_ row: [Size], in height: Double) -> Double {
        let full = filling(row)
        guard let before = rows.last else { return min(full, max(height - 2 * PictureGrid.padding, wanted)) }
        return full <= wanted * Self.stretch ? full : min(full, before.height - 2 * PictureGrid.padding)
    }

    /// Returns how many pictures, from the first, make a row, and whether they fill it.
    private func count(of sizes: ArraySlice<Size>) -> (Int, isFull: Bool) {
        var before = Double.infinity
        for count in 1...sizes.count {
            let row = Array(sizes.prefix(count))
            let (height, wanted) = (filling(row), min(wanted, tallest(row)))
            if height <= wanted {
                // With or without the last picture, whichever is closer to the wanted height.
                let isNearer = count > 1 && before / wanted < wanted / height && before <= tallest(row.dropLast())
                return (isNearer ? count - 1 : count, true)
            }
            before = height
        }
        return (sizes.count, false)
    }

    /// Returns the height, without the space around them, at which pictures fill a row.
    private func filling(_ row: [Size]) -> Double {
        let spaces = Double(row.count) * 2 * PictureGrid.padding + Double(row.count - 1) * PictureGrid.spacing
        return max(width - spaces, 1) / row.map(Self.ratio).reduce(0, +)
    }

    private func row(_ row: [Size], pictures: Double) -> Row {
        let height = max(pictures + 2 * PictureGrid.padding, PictureGrid.minSide)
        let inner = height - 2 * PictureGrid.padding
        var widths = row.map { max(inner * Self.ratio($0) + 2 * PictureGrid.padding, PictureGrid.minSide) }
        // The minimum sides of very small pictures may take too much.
        let room = width - Double(row.count - 1) * PictureGrid.spacing
        let excess = widths.reduce(0, +) / room
        if excess > 1 { widths = widths.map { $0 / excess } }
        return Row(height: height, widths: widths)
    }

    /// Returns the height of a row's highest picture at its own size. A higher row would enlarge all of its pictures.
    private func tallest(_ row: [Size]) -> Double {
        max(row.map(\.height).max() ?? 0, PictureGrid.minSide - 2 * PictureGrid.padding)
    }

    private static func ratio(_ size: Size) -> Double {
        min(max(size.width / max(size.height, 1), narrowest), widest)
    }
}
