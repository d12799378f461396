import Longpress

extension Command {
    /// In the menu bar: shares the selection, the selected picture or the whole note, depending on the focus.
    static let share = Command("share", title: localized("Share…"), icon: .share)
    /// In the text's edit menu: shares the selection. The menu leaves it out when nothing is selected (E30).
    static let shareSelection = Command("share-selection", title: localized("Share…"), icon: .share)
}
