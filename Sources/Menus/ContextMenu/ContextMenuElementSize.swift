extension ContextMenu {
    /// The size of the commands of a section, which determines whether several are side by side. The names are UIKit's.
    public enum ElementSize: Hashable, Sendable {
        /// Icons side by side, up to four in a row. Screen readers read a command's title, and it appears while the pointer
        /// rests on the icon.
        case small
        /// Icons above their titles, up to three in a row.
        case medium
        /// One row per command.
        case large

        /// The maximum number of commands side by side.
        package var maxPerRow: Int {
            switch self {
            case .small: 4
            case .medium: 3
            case .large: 1
            }
        }
    }
}

extension ContextMenu.Section {
    /// The elements in rows. Consecutive small and medium commands share rows, distributed as evenly as possible.
    package var rows: [[ContextMenu.Element]] {
        var rows: [[ContextMenu.Element]] = []
        var rest = elements[...]
        while let first = rest.first {
            let run =
                elementSize == .large ? rest.prefix(1) : rest.prefix { if case .command = $0 { true } else { false } }
            guard !run.isEmpty else {
                rows.append([first])
                rest.removeFirst()
                continue
            }
            rest.removeFirst(run.count)
            let count = (run.count + elementSize.maxPerRow - 1) / elementSize.maxPerRow
            let length = (run.count + count - 1) / count
            for start in stride(from: run.startIndex, to: run.endIndex, by: length) {
                rows.append(Array(run[start..<min(start + length, run.endIndex)]))
            }
        }
        return rows
    }
}
