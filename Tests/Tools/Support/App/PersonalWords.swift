import Foundation

/// A folder for the words that a test teaches the spelling dictionary, in place of the person's own.
///
/// Nothing in it changes, though the folder's type could.
public final class PersonalWords: @unchecked Sendable {
    private static let variable = "ENCHANT_CONFIG_DIR"
    private let folder: TemporaryFolder

    /// From now on dictionaries opened in this process have their own words here, for as long as this lives.
    public init() throws {
        folder = try TemporaryFolder()
        try World.configureEnchant(in: folder.path)
        setenv(Self.variable, folder.path, 1)
    }

    deinit {
        unsetenv(Self.variable)
    }

    /// The words learnt in a language, each on a line of its own.
    public func words(in language: String = "en_US") -> String { folder.read("\(language).dic") ?? "" }
}
