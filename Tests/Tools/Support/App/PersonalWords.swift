import Foundation

/// A folder for the words that a test adds to the spelling dictionary, instead of the user's own.
///
/// The object is immutable, although the folder's type isn't.
public final class PersonalWords: @unchecked Sendable {
    private static let variable = "ENCHANT_CONFIG_DIR"
    private let folder: TemporaryFolder

    /// Redirects the personal words of dictionaries that this process opens, until the object is deinitialized.
    public init() throws {
        folder = try TemporaryFolder()
        try World.configureEnchant(in: folder.path)
        setenv(Self.variable, folder.path, 1)
    }

    deinit {
        unsetenv(Self.variable)
    }

    /// Returns the words learnt in a language, one per line.
    public func words(in language: String = "en_US") -> String { folder.read("\(language).dic") ?? "" }
}
