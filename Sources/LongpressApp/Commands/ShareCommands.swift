import Longpress

extension Command {
    /// In the main interface: shares the selection, the selected picture or the whole note, whatever has the focus.
    static let share = Command("share", title: localized("Share…"), icon: .share)
    /// In the text's edit menu: shares the selection, and isn't there without one (E30).
    static let shareSelection = Command("share-selection", title: localized("Share…"), icon: .share)
}
