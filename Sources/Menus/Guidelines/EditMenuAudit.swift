extension EditMenu {
    /// The most commands of a program's own that are still few.
    public static let mostCustomCommands = 4

    /// The menu's departures from the guidelines; none if it keeps them. It is meant for a program's tests.
    public var audit: [Finding] {
        var findings: [Finding] = []
        let custom = commands.filter { $0.kind == .custom }
        // What counts is how many there are to read at a time.
        let counted = custom.filter(Self.counts).count
        let shown = min(counted, customLimit ?? counted)
        if shown > Self.mostCustomCommands {
            findings.append(
                Finding(.e32, "\(shown) custom commands; keep to \(Self.mostCustomCommands), the likeliest ones"))
        }
        for command in custom {
            findings += LabelGuidelines.findings(command.title, length: .e33, capitals: .e35)
        }
        return findings
    }
}
