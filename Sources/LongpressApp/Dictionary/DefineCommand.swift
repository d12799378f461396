import Longpress

extension Command {
    /// Shows what a dictionary says of the selected word (R23).
    static let define = Command("define", title: localized("Define"), icon: "accessories-dictionary-symbolic")
}
