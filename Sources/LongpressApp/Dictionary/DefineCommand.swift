import Longpress

extension Command {
    /// Shows the dictionary entries for the selected word (R23).
    static let define = Command("define", title: localized("Define"), icon: "accessories-dictionary-symbolic")
}
