/// Something that is done to the program to harm the person, or that comes to the same by accident, and what becomes of it.
///
/// All of them are the specification of what the program withstands: ``all``. Each is tried by a test, and SECURITY.md lists
/// them.
struct Attack: Sendable {
    /// Where it comes from.
    enum Source: CaseIterable {
        case file, clipboard, page, reply, argument, desktop, disk

        /// As a heading.
        var title: String {
            switch self {
            case .file: "Files"
            case .clipboard: "The clipboard"
            case .page: "Web pages"
            case .reply: "A dictionary’s replies"
            case .argument: "Names and arguments"
            case .desktop: "The desktop"
            case .disk: "The disk and the power"
            }
        }
    }

    let source: Source
    /// What is done, without a capital letter at its beginning.
    let what: String
    /// What becomes of it: one or more sentences.
    let outcome: String
    /// The tests that try it: a class, or a class and a method.
    let tests: [String]

    init(_ source: Source, _ what: String, _ outcome: String, by tests: String...) {
        (self.source, self.what, self.outcome, self.tests) = (source, what, outcome, tests)
    }

    /// All of them: those of the tables that tests go through, and those that have a test of their own.
    static let all = files + clipboards + replies + names + single
}
