import Glibc

/// What disks that don't answer cost, and much at once, each beside the same without.
struct Hardship {
    /// A measure: what it takes without, and what it takes with, and how much more that may be.
    struct Figure {
        let name: String
        let unit: String
        let without: Double
        let with: Double
        /// At most this many times what it takes without, or else this.
        let aim: (times: Double, orElse: Double)

        var met: Bool { with <= max(aim.times * without, aim.orElse) }
    }

    /// What can be measured by itself.
    enum Part: String, CaseIterable {
        case disk, many, dictionary, settings

        /// What they are called on the command line.
        static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
    }

    private var figures: [Figure] = []

    /// Whether the aims are met.
    var met: Bool { figures.allSatisfy(\.met) }

    /// Measures with the program at a path.
    ///
    /// - Parameter parts: Which parts; none for all.
    init(program: String, _ parts: [Part]) throws {
        let parts = parts.isEmpty ? Part.allCases : parts
        for (number, part) in parts.enumerated() {
            showProgress(number, of: parts.count, "part")
            switch part {
            case .disk: figures += try DeadMount(program: program).figures
            case .many: figures += try ManyAtOnce(program: program).figures
            case .dictionary: figures += try DictionaryWaits(program: program).figures
            case .settings: figures += try RestlessDesktop(program: program).figures
            }
        }
        showProgress(parts.count, of: parts.count, "part")
    }

    /// The report to print.
    var text: String {
        var table = Table(columns: ["", "", "without", "with", "at most"])
        for figure in figures {
            let limit = max(figure.aim.times * figure.without, figure.aim.orElse)
            table.add(
                [figure.name, figure.met ? "met" : "NOT MET"]
                    + [figure.without, figure.with, limit].map { "\(decimal($0, 1)) \(figure.unit)" })
        }
        return table.text
    }
}
