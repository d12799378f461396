extension ScreenPicture {
    /// The areas of a colour that hang together and are small, as far as they aren't thinner than five pixels: neither lines
    /// nor letters, nor what is larger. The size is that from one end to the other, the longer way, in pixels.
    public func spots(of color: Color, across size: ClosedRange<Int>, tolerance: Int = 8) -> [ScreenRectangle] {
        var left = cores(of: color, tolerance: tolerance)
        var spots: [ScreenRectangle] = []
        for index in left.indices where left[index] {
            let area = take(from: index, &left).inset(by: -Self.reach)
            if size.contains(max(area.width, area.height)) { spots.append(area) }
        }
        return spots
    }

    /// The pixels around one that must have its colour, each way.
    private static let reach = 2

    /// For each pixel whether all those around it have the colour.
    private func cores(of color: Color, tolerance: Int) -> [Bool] {
        let wide = runs(pixels.map { Color($0).isNear(color, tolerance: tolerance) }, step: 1)
        return runs(wide, step: width)
    }

    /// For each pixel whether those before and after it are set, too.
    private func runs(_ isSet: [Bool], step: Int) -> [Bool] {
        let reach = Self.reach * step
        return isSet.indices.map { index in
            guard isSet[index], index >= reach, index + reach < isSet.count else { return false }
            return stride(from: index - reach, through: index + reach, by: step).allSatisfy { isSet[$0] }
        }
    }

    /// The box around all that hangs together with a pixel, which is taken away.
    private func take(from first: Int, _ isSet: inout [Bool]) -> ScreenRectangle {
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
