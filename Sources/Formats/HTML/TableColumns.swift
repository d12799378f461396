/// Assigns the cells of a table to columns.
struct TableColumns {
    /// The index of the row, and of the column after the last cell.
    private var (row, column) = (0, 0)
    /// The column of the last cell.
    private var last = 0
    /// For each column, the first row that no cell from above extends into.
    private var ends: [Int] = []

    /// The maximum `colspan` in browsers. They ignore larger ones.
    private static let most = 1000

    /// Begins the next row.
    mutating func beginRow() { (row, column, last) = (row + 1, 0, 0) }

    /// Begins a group of rows, into which no cell from above extends.
    mutating func beginGroup() { ends = [] }

    /// Begins a cell. Returns the number of columns between its beginning and that of the previous cell, or of the row.
    mutating func beginCell(_ attributes: [String: String]) -> Int {
        while column < ends.count, ends[column] > row { column += 1 }
        let distance = column - last
        last = column
        let width = attributes["colspan"].flatMap(HTMLElement.integer).map { $0 <= Self.most ? $0 : 1 } ?? 1
        let height = attributes["rowspan"] == "0" ? Int.max : attributes["rowspan"].flatMap(HTMLElement.integer) ?? 1
        column += max(width, 1)
        if height > 1, column <= Self.most {
            ends += Array(repeating: 0, count: max(column - ends.count, 0))
            for index in last..<column { ends[index] = row + min(height, Int.max - row) }
        }
        return distance
    }
}
