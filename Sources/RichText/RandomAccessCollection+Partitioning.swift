extension RandomAccessCollection {
    /// Returns the index of the first element for which the predicate is true, as it must be for all elements after it;
    /// `endIndex` if there is none.
    package func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
        var (low, count) = (startIndex, count)
        while count > 0 {
            let middle = index(low, offsetBy: count / 2)
            if isBehind(self[middle]) {
                count /= 2
            } else {
                low = index(after: middle)
                count -= count / 2 + 1
            }
        }
        return low
    }
}
