extension String {
    /// The Unicode scalars in a range, which must be one of the text's.
    package func scalars(in range: Range<Int>) -> String {
        let start = unicodeScalars.index(startIndex, offsetBy: range.lowerBound)
        return String(unicodeScalars[start..<unicodeScalars.index(start, offsetBy: range.count)])
    }
}
