extension EditMenu {
    /// The most commands of a program's own that are still few (E32).
    public static let mostCustomCommands = 4

    /// How the menu departs from the guidelines; none if it doesn't. It is meant for a program's tests.
    public var audit: [Finding] {
        var findings: [Finding] = []
        let custom = commands.filter { $0.kind == .custom }
        if custom.count > Self.mostCustomCommands {
            findings.append(
                Finding(
                    "E32", "\(custom.count) custom commands; keep to \(Self.mostCustomCommands), the likeliest ones"))
        }
        for command in custom {
            findings += LabelGuidelines.findings(command.title, length: "E33", capitals: "E35")
        }
        return findings
    }
}
