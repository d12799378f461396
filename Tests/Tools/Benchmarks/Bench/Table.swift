/// A table of text. The first two columns are aligned to the left, all others to the right.
struct Table {
    private var rows: [[String]]

    init(columns: [String]) { rows = [columns] }

    /// Adds a row, with a cell for each column.
    mutating func add(_ row: [String]) { rows.append(row) }

    /// The table to print.
    var text: String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].count)
                return column < 2 ? row[column] + padding : padding + row[column]
            }
            .joined(separator: "  ")
        }
        .joined(separator: "\n")
    }
}

/// Returns a number with a fixed count of decimal places.
func decimal(_ number: Double, _ places: Int) -> String {
    let scale = (0..<places).reduce(1) { power, _ in power * 10 }
    let scaled = Int((number.magnitude * Double(scale)).rounded())
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(scaled)" }
    let digits = String(scaled % scale)
    let fraction = String(repeating: "0", count: places - digits.count) + digits
    return "\(sign)\(scaled / scale).\(fraction)"
}
