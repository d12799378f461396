/// The growth of the app's own memory with thousands of menus.
struct MenuGrowth: MenuMeasure {
    /// The maximum growth, in megabytes.
    static let aim = 1.0
    /// The number of menus before the first measurement of the memory.
    private static let warmUp = 500

    private let count: Int
    private let growth: [(kind: MenuKind, before: Double, after: Double)]

    /// Opens and closes `count` menus of each kind.
    init(of count: Int, _ cast: MenuCast) throws(Failure) {
        self.count = count
        let desk = try MenuDesk(for: 1)
        let program = try desk.start(cast.longpress(), places: .longpress)
        func memory(after menus: Int, _ kind: MenuKind) throws(Failure) -> Double {
            for number in 0..<menus {
                showProgress(number, of: menus, "\(kind.rawValue)s")
                try program.openAndClose(kind)
            }
            showProgress(menus, of: menus, "")
            try program.rest(lasting: 3000)
            guard let memory = Memory(of: program.process) else { throw Failure("\(program.name) is gone") }
            return memory.written
        }
        var growth: [(kind: MenuKind, before: Double, after: Double)] = []
        for kind in MenuKind.allCases {
            growth.append((kind, try memory(after: Self.warmUp, kind), try memory(after: count, kind)))
        }
        self.growth = growth
    }

    private var aims: [MenuAim] {
        growth.map {
            MenuAim(
                number: $0.after - $0.before, most: Self.aim, places: 2,
                name: "growth of private memory in MB with \(count) \($0.kind.rawValue)s")
        }
    }

    var misses: [String] { aims.flatMap(\.misses) }

    var text: String {
        var table = Table(columns: ["private memory, MB", "menus", "after \(Self.warmUp)", "then", "growth", "aim", ""])
        for (row, aim) in zip(growth, aims) {
            table.add(
                [row.kind.rawValue, "\(count)", decimal(row.before, 2), decimal(row.after, 2)] + aim.cells)
        }
        return table.text
    }
}
