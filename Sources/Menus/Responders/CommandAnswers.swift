/// The implementation of a command handler: either closures, or a row of a table together with the responder it is for.
@MainActor protocol CommandAnswers {
    var isAvailable: Bool { get }
    var title: String? { get }
    var isOn: Bool? { get }
    func perform()
}
