extension ScreenPicture {
    /// Returns the bounding boxes of the connected areas of a colour whose larger side, in pixels, is in a range. Parts that
    /// are thinner than five pixels, such as lines and letters, don't count.
    public func spots(of color: Color, across size: ClosedRange<Int>, tolerance: Int = 8) -> [ScreenRectangle] {
        var left = cores(of: color, tolerance: tolerance)
        var spots: [ScreenRectangle] = []
        for index in left.indices where left[index] {
            let area = removeArea(from: index, &left).inset(by: -Self.reach)
            if size.contains(max(area.width, area.height)) { spots.append(area) }
        }
        return spots
    }

    /// How many neighbours of a pixel must have its colour, in each direction.
    private static let reach = 2

    /// Returns for each pixel whether all those around it have the colour.
    private func cores(of color: Color, tolerance: Int) -> [Bool] {
        let wide = runs(pixels.map { Color($0).isNear(color, tolerance: tolerance) }, step: 1)
        return runs(wide, step: width)
    }

    /// Returns for each pixel whether it and the `reach` pixels before and after it are set.
    private func runs(_ isSet: [Bool], step: Int) -> [Bool] {
        let reach = Self.reach * step
        return isSet.indices.map { index in
            guard isSet[index], index >= reach, index + reach < isSet.count else { return false }
            return stride(from: index - reach, through: index + reach, by: step).allSatisfy { isSet[$0] }
        }
    }

    /// Removes the connected area that contains a pixel, and returns its bounding box.
    private func removeArea(from first: Int, _ isSet: inout [Bool]) -> ScreenRectangle {
        var (minX, maxX, minY, maxY) = (width, 0, height, 0)
        var next = [first]
        isSet[first] = false
        while let index = next.popLast() {
            let (x, y) = (index % width, index / width)
            (minX, maxX, minY, maxY) = (min(minX, x), max(maxX, x), min(minY, y), max(maxY, y))
            for neighbour in [index - 1, index + 1, index - width, index + width]
            where isSet.indices.contains(neighbour) && isSet[neighbour] {
                isSet[neighbour] = false
                next.append(neighbour)
            }
        }
        return ScreenRectangle(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
    }
}
