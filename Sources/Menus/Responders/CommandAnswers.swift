/// What a command handler answers with: closures, or a row of a table and the responder that it is asked for.
@MainActor protocol CommandAnswers {
    var isAvailable: Bool { get }
    var title: String? { get }
    var isOn: Bool? { get }
    func perform()
}
