public import Menus

extension EditMenu {
    /// The maximum number of a program's own commands that still counts as few.
    public static let mostCustomCommands = 4

    /// Returns the menu's violations of the guidelines; none if it follows them. It is meant for a program's tests.
    ///
    /// - Parameter menuBar: The program's main interface, which must have a command of each title, too. It may be another command
    ///   there, one for more than the selection.
    public func audit(against menuBar: MenuBar) -> [Finding] {
        var findings: [Finding] = []
        let custom = commands.filter { $0.kind == .custom }
        // What counts is the number of commands to read at a time.
        let counted = custom.filter(Self.countsTowardLimit).count
        let shown = min(counted, customLimit ?? counted)
        if shown > Self.mostCustomCommands {
            findings.append(
                Finding(
                    .fewCustomCommands,
                    "\(shown) custom commands; keep to the \(Self.mostCustomCommands) likeliest"))
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
