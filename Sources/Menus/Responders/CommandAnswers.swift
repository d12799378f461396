/// What answers for a command handler when it is asked: closures, or a row of a table and whom it is asked for.
@MainActor protocol CommandAnswers {
    var isAvailable: Bool { get }
    var title: String? { get }
    var isOn: Bool? { get }
    func perform()
}
