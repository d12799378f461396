import CGtk
import Files
import Gtk

/// A program that searches for words when it is asked to: a browser the web, a translator for what they mean in another
/// language, any other program its own content.
///
/// Such programs are known to the desktop by the interface that GNOME Shell searches through
/// (`org.gnome.Shell.SearchProvider2`, developer.gnome.org, “Writing a Search Provider”): each has a file in
/// `gnome-shell/search-providers` of a folder of data, and shows its own window for a search by `LaunchSearch`.
package nonisolated struct SearchProvider: Equatable, Sendable {
    /// What a program searches.
    package enum Kind: Equatable, Sendable {
        case web, translation, own
    }

    /// The name of its desktop file, without the ending.
    package let id: String
    /// The program's name, in the person's language.
    package let name: String
    package let kind: Kind
    private let busName: String
    private let path: String

    /// The program as a file of a search provider tells of it, with the desktop file from one of some folders of data; nil if
    /// either says too little, or that it isn't to be shown.
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

    /// The programs that are installed, the person's own browser first and then by name.
    ///
    /// It reads files on this thread.
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

    /// Has the program show what it finds.
    ///
    /// - Throws: `PlatformError` if it can't be started, or doesn't answer in time.
    @MainActor
    package func search(for words: String) async throws {
        let bus = Object(
            owning: UnsafeMutableRawPointer(try throwing { g_bus_get_sync(G_BUS_TYPE_SESSION, nil, $0) }!))
        let terms = words.split(whereSeparator: \.isWhitespace).map(String.init)
        _ = try await bus.call(
            busName, path, "org.gnome.Shell.SearchProvider2", "LaunchSearch",
            withCStrings(terms) { lp_launch_search_parameters($0) }, timeLimit: Self.timeLimit)
    }

    /// How long a program may take to start and to answer, in milliseconds.
    private static let timeLimit = 20_000
}

nonisolated extension SearchProvider.Kind {
    /// The kind of a program by its categories (Desktop Menu Specification 1.1) and its keywords in English. There is no category
    /// of programs that translate texts: “Translation” is for those who translate programs.
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
