/// A comparison of the times of two programs' menus, and whether one is as fast as it should be.
struct MenuComparison {
    typealias Times = [MenuKind: (subject: [Double], baseline: [Double])]
    private let times: Times
    private let names: (subject: String, baseline: String)
    private let aims: [MenuKind: Double]
    private let title: String

    /// - Parameters:
    ///   - times: The times of each program, in milliseconds.
    ///   - aims: The maximum ratios of the subject's median to the baseline's.
    init(_ times: Times, of names: (subject: String, baseline: String), aims: [MenuKind: Double], title: String) {
        (self.times, self.names, self.aims, self.title) = (times, names, aims, title)
    }

    private var rows: [(kind: MenuKind, subject: Statistics, baseline: Statistics, ratio: MenuAim)] {
        MenuKind.allCases.compactMap { kind in
            guard let both = times[kind], let aim = aims[kind] else { return nil }
            let (subject, baseline) = (Statistics(both.subject), Statistics(both.baseline))
            let ratio = MenuAim(
                number: subject.median / baseline.median, most: aim, places: 2,
                name: "\(title): \(kind.rawValue) against \(names.baseline)'s")
            return (kind, subject, baseline, ratio)
        }
    }

    var misses: [String] { rows.flatMap(\.ratio.misses) }

    var text: String {
        var table = Table(columns: [title, "", "median", "p95", "ratio", "aim", ""])
        for row in rows {
            table.add(
                [row.kind.rawValue, names.subject] + [row.subject.median, row.subject.p95].map { decimal($0, 2) }
                    + row.ratio.cells)
            table.add(
                ["", names.baseline] + [row.baseline.median, row.baseline.p95].map { decimal($0, 2) } + ["", "", ""])
        }
        return table.text
    }
}
