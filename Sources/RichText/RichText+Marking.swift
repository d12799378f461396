extension RichText {
    /// Returns the text with a mark set or removed in some ranges, which must be in order and not overlap.
    func marked(_ mark: TextMark, isOn: Bool, in ranges: [Range<Int>]) -> RichText {
        var result = RichText()
        var rest = ranges[...]
        var start = 0
        for run in runs {
            let scalars = run.text.unicodeScalars
            let end = start + run.count
            var index = scalars.startIndex
            while start < end {
                while let first = rest.first, first.upperBound <= start { rest.removeFirst() }
                let isInside = rest.first.map { $0.lowerBound <= start } ?? false
                let bound = rest.first.map { isInside ? $0.upperBound : $0.lowerBound } ?? end
                let next = min(bound, end)
                let stop = next == end ? scalars.endIndex : scalars.index(index, offsetBy: next - start)
                let attributes = isInside ? run.attributes.with(mark, isOn) : run.attributes
                result.append(String(scalars[index..<stop]), attributes)
                (index, start) = (stop, next)
            }
        }
        return result
    }
}

extension RichText.Attributes {
    fileprivate func with(_ mark: TextMark, _ isOn: Bool) -> RichText.Attributes {
        var result = self
        switch mark {
        case .style(let style):
            if isOn { result.styles.insert(style) } else { result.styles.remove(style) }
        case .direction(let direction):
            if isOn { result.direction = direction } else if result.direction == direction { result.direction = nil }
        case .paragraph(let style):
            if isOn { result.paragraph = style } else if result.paragraph == style { result.paragraph = nil }
        case .link(let address):
            if isOn { result.link = address } else if result.link == address { result.link = nil }
        case .picture(let picture):
            if isOn { result.picture = picture } else if result.picture == picture { result.picture = nil }
        }
        return result
    }
}
