import CGtk
import Files
import Gtk

/// A program that can search for words: a browser searches the web, a translator their translation, any other program its own
/// content.
///
/// The desktop knows such programs by GNOME Shell's interface for searches (`org.gnome.Shell.SearchProvider2`,
/// developer.gnome.org, “Writing a Search Provider”): each has a file in `gnome-shell/search-providers` of a data folder, and
/// `LaunchSearch` makes it show a search in its own window.
package nonisolated struct SearchProvider: Equatable, Sendable {
    /// The kind of content that a program searches.
    package enum Kind: Equatable, Sendable {
        case web, translation, own
    }

    /// The name of its desktop file, without the extension.
    package let id: String
    /// The program's name, in the user's language.
    package let name: String
    package let kind: Kind
    private let busName: String
    private let path: String

    /// Makes a provider from its file, with the desktop file in one of some data folders; nil if either is incomplete, or
    /// hides the provider.
    init?(_ file: KeyFile, dataFolders: [SystemPath]) {
        func text(_ key: String) -> String? { file.text(key, in: "Shell Search Provider") }
        guard text("Version") == "2", let busName = text("BusName"), g_dbus_is_name(busName) != 0,
            let path = text("ObjectPath"), g_variant_is_object_path(path) != 0, text("DefaultDisabled") != "true",
            let desktopFile = text("DesktopId"), !desktopFile.contains("/")
        else { return nil }
        let found = dataFolders.lazy.compactMap { try? KeyFile(at: $0.child("applications").child(desktopFile)) }.first
        let entry = "Desktop Entry"
        guard let found, let name = found.localizedText("Name", in: entry), found.flag("Hidden", in: entry) != true
        else {
            return nil
        }
        (self.busName, self.path, self.name) = (busName, path, name)
        id = Programs.identifier(ofDesktopFile: desktopFile)
        kind = Kind(
            categories: found.text("Categories", in: entry) ?? "", keywords: found.text("Keywords", in: entry) ?? "")
    }

    /// Returns the installed programs, the user's preferred browser first and the others by name.
    ///
    /// It reads files on the calling thread.
    package static func installed(_ cancellation: Cancellation) -> [SearchProvider] {
        let systems = g_get_system_data_dirs().map {
            SystemPath.list(UnsafeRawPointer($0).assumingMemoryBound(to: UnsafePointer<CChar>?.self))
        }
        let folders = [UserFolder.data.path] + (systems ?? [])
        var known: [String: SearchProvider] = [:]
        for folder in folders {
            let providers = folder.child("gnome-shell").child("search-providers")
            for name in providers.entries.sorted() where name.hasSuffix(".ini") && !cancellation.isCancelled {
                guard let file = try? KeyFile(at: providers.child(name)),
                    let provider = SearchProvider(file, dataFolders: folders), known[provider.id] == nil
                else { continue }
                known[provider.id] = provider
            }
        }
        let browser = Programs.preferred(forScheme: "https", cancellation).firstIdentifier
        return known.values.sorted {
            ($0.id == browser ? 0 : 1, $0.name, $0.id) < ($1.id == browser ? 0 : 1, $1.name, $1.id)
        }
    }

    /// Makes the program show its results.
    ///
    /// - Throws: `PlatformError` if it can't be started, or doesn't reply in time.
    @MainActor
    package func search(for words: String) async throws {
        let bus = Object(
            owning: UnsafeMutableRawPointer(try throwing { g_bus_get_sync(G_BUS_TYPE_SESSION, nil, $0) }!))
        let terms = words.split(whereSeparator: \.isWhitespace).map(String.init)
        _ = try await bus.call(
            busName, path, "org.gnome.Shell.SearchProvider2", "LaunchSearch",
            withCStrings(terms) { lp_launch_search_parameters($0) }, timeLimit: Self.timeLimit)
    }

    /// The time limit for a program to start and to reply, in milliseconds.
    private static let timeLimit = 20_000
}

nonisolated extension SearchProvider.Kind {
    /// Determines the kind of a program from its categories (Desktop Menu Specification 1.1) and its English keywords. There
    /// is no category for programs that translate texts: “Translation” is for tools that help translate programs.
    init(categories: String, keywords: String) {
        if categories.split(separator: ";").contains("WebBrowser") {
            self = .web
        } else if keywords.split(separator: ";").contains(where: { $0 == "translate" || $0 == "translator" }) {
            self = .translation
        } else {
            self = .own
        }
    }
}
