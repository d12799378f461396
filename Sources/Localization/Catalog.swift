import CIntl
import Synchronization

/// The translations of one set of texts, from the catalogue installed for the user's language.
package final class Catalog: Sendable {
    /// The app's texts.
    package static let app = Catalog("longpress")
    /// The library's texts.
    package static let library = Catalog("longpress-menus")

    private let domain: String
    private let folders: [String]
    /// Whether there are translations; nil until that has been checked.
    private let isFound = Mutex<Bool?>(nil)

    /// Makes a catalogue. The domain is its file name without the extension; earlier folders take precedence.
    init(_ domain: String, folders: [String] = defaultFolders) {
        (self.domain, self.folders) = (domain, folders)
    }

    /// Returns the translation of a text, or the text itself if there is none. The context distinguishes texts with the same
    /// English.
    func text(_ text: String, in context: String? = nil) -> String {
        guard !text.isEmpty, isAvailable else { return text }
        guard let context else { return found(text) }
        let key = "\(context)\u{4}\(text)"
        let found = found(key)
        return found == key ? text : found
    }

    /// Returns the translation for a key, or the key itself if there is none. In that case the C library returns the very
    /// pointer that it was given, which is valid only during the call.
    private func found(_ key: String) -> String {
        key.withCString { String(cString: dgettext(domain, $0)) }
    }

    /// Returns the translation for a number of things.
    func text(_ one: String, or many: String, count: Int) -> String {
        guard isAvailable else { return count == 1 ? one : many }
        return one.withCString { one in
            many.withCString { many in String(cString: dngettext(domain, one, many, count.magnitude)) }
        }
    }

    // MARK: Finding the catalogue

    private var isAvailable: Bool {
        isFound.withLock { isFound in
            if let isFound { return isFound }
            let languages = Language.wanted
            // A program that hasn't adopted its language yet may do so later.
            guard !languages.isEmpty else { return false }
            let folder = Self.folder(of: domain, for: languages, among: folders)
            if let folder {
                bindtextdomain(domain, folder)
                bind_textdomain_codeset(domain, "UTF-8")
            }
            isFound = folder != nil
            return folder != nil
        }
    }

    /// Returns the first folder with a catalogue for the first language that has one. English needs none.
    ///
    /// A folder with a damaged catalogue is skipped: the C library would read past the file's end.
    private static func folder(of domain: String, for languages: [String], among folders: [String]) -> String? {
        var sound = folders
        var best: String?
        for language in languages {
            for folder in sound {
                for name in Language.catalogNames(for: language) {
                    let path = "\(folder)/\(name)/LC_MESSAGES/\(domain).mo"
                    switch CatalogFile.state(of: path) {
                    case .missing: continue
                    case .sound: best = best ?? folder
                    case .damaged:
                        Language.writeError(
                            "the translations in “{path}” are damaged and aren't used. Install them again.",
                            ["path": path])
                        sound.removeAll { $0 == folder }
                        if best == folder { best = nil }
                    }
                }
            }
            if best == nil, language == "en" || language.hasPrefix("en_") { return nil }
        }
        return best
    }

    /// The folder next to the program's own, and the system's folders.
    private static var defaultFolders: [String] {
        let program = Array<CChar>(unsafeUninitializedCapacity: 4096) { buffer, count in
            count = max(readlink("/proc/self/exe", buffer.baseAddress!, buffer.count), 0)
        }
        let parts = String(decoding: program.map(UInt8.init(bitPattern:)), as: UTF8.self).split(separator: "/")
        return (parts.count > 1 ? ["/" + (parts.dropLast(2) + ["share", "locale"]).joined(separator: "/")] : [])
            + ["/usr/local/share/locale", "/usr/share/locale"]
    }
}
