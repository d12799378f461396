import Glibc

/// The cost of disks that don't respond and of heavy load, each compared with the same situation without it.
struct Hardship {
    /// A measured value without and with the hardship, and the limit for the latter.
    struct Figure {
        let name: String
        let unit: String
        let without: Double
        let with: Double
        /// The limit: the value without the hardship times `times`, or `orElse` if that is more.
        let aim: (times: Double, orElse: Double)

        var met: Bool { with <= max(aim.times * without, aim.orElse) }
    }

    /// The parts that can be measured separately.
    enum Part: String, CaseIterable {
        case disk, many, dictionary, settings

        /// The names of the parts on the command line.
        static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
    }

    private var figures: [Figure] = []

    /// Whether the aims are met.
    var met: Bool { figures.allSatisfy(\.met) }

    /// Measures the program at a path.
    ///
    /// - Parameter parts: The parts to measure; empty for all.
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
