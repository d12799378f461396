import Documents
import Longpress

extension Command {
    /// Has the person's browser search the web for the selected words.
    static let searchWeb = Command("search-web", title: localized("Search the Web"), icon: .search)
    /// Has a translator translate the selected text.
    static let translate = Command(
        "translate", title: localized("Translate"), icon: "preferences-desktop-locale-symbolic")
    /// Have other programs search for the selected words. Whoever performs them gives them titles with the programs' names; these
    /// are never shown.
    static let searchPrograms = (1...12).map {
        Command(ID(rawValue: "search-program-\($0)"), title: localized("Search the Web"), icon: .search)
    }

    /// Searches with the only program that there is: a page for one would be a detour.
    static let searchOnly = Command("search-only", title: localized("Search the Web"), icon: .search)
    /// The programs that search, as a page of the edit menu.
    static let searchWith = Command("search-with", title: localized("Search With"), icon: .search).page(
        [searchWeb, translate], searchPrograms)
}

extension ContextMenu.Submenu {
    /// The programs that search. Any others are added while the program runs.
    static let searchWith = ContextMenu.Submenu(
        title: localized("Search With"), commands: [.searchWeb, .translate])
}

extension SearchProvider {
    /// What having it search is called.
    var title: String {
        switch kind {
        case .web: localized("Search the Web")
        case .translation: localized("Translate")
        case .own: localized("Search in {program}", ["program": name])
        }
    }
}
