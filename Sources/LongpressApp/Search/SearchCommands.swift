import Documents
import Longpress

extension Command {
    /// Searches the web for the selected words in the user's browser.
    static let searchWeb = Command("search-web", title: localized("Search the Web"), icon: .search)
    /// Translates the selected text with a translator.
    static let translate = Command(
        "translate", title: localized("Translate"), icon: "preferences-desktop-locale-symbolic")
    /// Search for the selected words with other programs. Their handlers provide titles with the programs' names; the titles here
    /// are never shown.
    static let searchPrograms = (1...12).map {
        Command(ID(rawValue: "search-program-\($0)"), title: localized("Search the Web"), icon: .search)
    }

    /// Searches with the only program there is: a page with one program would be a detour.
    static let searchOnly = Command("search-only", title: localized("Search the Web"), icon: .search)
    /// The programs that search, as a page of the edit menu.
    static let searchWith = Command("search-with", title: localized("Search With"), icon: .search).page(
        [searchWeb, translate], searchPrograms)
}

extension ContextMenu.Submenu {
    /// The programs that search. Further ones are added while the program runs.
    static let searchWith = ContextMenu.Submenu(
        title: localized("Search With"), commands: [.searchWeb, .translate])
}

extension SearchProvider {
    /// The title of the command that searches with this provider.
    var title: String {
        switch kind {
        case .web: localized("Search the Web")
        case .translation: localized("Translate")
        case .own: localized("Search in {program}", ["program": name])
        }
    }
}
