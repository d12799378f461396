/// An attack on the app, or an accident with the same effect, and its outcome.
///
/// All attacks together specify what the app withstands: ``all``. Each is tried by a test, and SECURITY.md lists them.
struct Attack: Sendable {
    /// Where an attack comes from.
    enum Source: CaseIterable {
        case file, clipboard, page, reply, argument, desktop, disk

        /// The source as a heading.
        var title: String {
            switch self {
            case .file: "Files"
            case .clipboard: "Clipboard"
            case .page: "Web pages"
            case .reply: "Dictionary replies"
            case .argument: "Names and arguments"
            case .desktop: "Desktop"
            case .disk: "Disk errors and interruptions"
            }
        }
    }

    let source: Source
    /// What is done, beginning with a lower-case letter.
    let what: String
    /// What happens: one or more sentences.
    let outcome: String
    /// The tests that try it: classes, or a class and a method.
    let tests: [String]

    init(_ source: Source, _ what: String, _ outcome: String, by tests: String...) {
        (self.source, self.what, self.outcome, self.tests) = (source, what, outcome, tests)
    }

    /// All attacks: those of the tables that tests go through, and those with a test of their own.
    static let all = files + clipboards + replies + names + single
}
