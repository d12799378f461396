extension String {
    /// Returns the Unicode scalars in a range, which must be within the text.
    package func scalars(in range: Range<Int>) -> String {
        let start = unicodeScalars.index(startIndex, offsetBy: range.lowerBound)
        return String(unicodeScalars[start..<unicodeScalars.index(start, offsetBy: range.count)])
    }
}
