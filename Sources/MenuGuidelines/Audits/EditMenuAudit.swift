public import Menus

extension EditMenu {
    /// The most commands of a program's own that are still few.
    public static let mostCustomCommands = 4

    /// Returns the menu's departures from the guidelines; none if it keeps them. It is meant for a program's tests.
    ///
    /// - Parameter menuBar: The program's main interface, which has to have a command of each title too. There it may be
    ///   another command, which is for more than what is selected.
    public func audit(against menuBar: MenuBar) -> [Finding] {
        var findings: [Finding] = []
        let custom = commands.filter { $0.kind == .custom }
        // What counts is how many there are to read at a time.
        let counted = custom.filter(Self.counts).count
        let shown = min(counted, customLimit ?? counted)
        if shown > Self.mostCustomCommands {
            findings.append(
                Finding(
                    .fewCustomCommands,
                    "\(shown) custom commands; keep to \(Self.mostCustomCommands), the likeliest ones"))
        }
        for command in custom {
            findings += LabelGuidelines.findings(command.title, length: .shortVerbs, capitals: .titleCapitals)
        }
        let titles = Set(menuBar.commands.map(\.title))
        return findings
            + menuBar.missing(from: commands.flatMap { $0.page.isEmpty ? [$0] : $0.page }).filter {
                !titles.contains($0.title)
            }.map(Finding.notInMenuBar)
    }
}
