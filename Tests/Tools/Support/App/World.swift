import Foundation

/// The desktop that `Tests/run` has created for the tests, instead of the machine's.
public enum World {
    /// The folder of the desktop.
    public static var folder: String {
        get throws {
            guard let folder = environment("LONGPRESS_WORLD") else {
                throw TestFailure("LONGPRESS_WORLD isn't set: run this test with Tests/run, which makes a desktop")
            }
            return folder
        }
    }

    /// Parts of the lines that GTK itself writes to standard error because of its own bugs (`Tests/Quirks`).
    public static let linesOfGTK: [String] = {
        let text = (try? folder).flatMap { try? String(contentsOfFile: "\($0)/quirks", encoding: .utf8) } ?? ""
        return text.split(separator: "\n").map(String.init)
    }()

    /// The variables that make a program use Arabic, a language written from right to left.
    public static var rightToLeft: [String: String] {
        language("ar_EG").merging(["LANGUAGE": "ar"]) { $1 }
    }

    /// Returns the variables that make a program use the language of a locale, such as `de_DE`.
    public static func language(_ locale: String) -> [String: String] {
        ["LC_ALL": "\(locale).UTF-8", "LOCPATH": (environment("LONGPRESS_WORLD") ?? "") + "/locale"]
    }

    /// Prepares a folder in which Enchant looks for its settings and dictionaries and saves learnt words: copies the tests'
    /// settings and dictionaries into it.
    public static func configureEnchant(in folder: String) throws {
        for name in ["enchant.ordering", "hunspell"] where !FileManager.default.fileExists(atPath: "\(folder)/\(name)")
        {
            try FileManager.default.copyItem(atPath: "\(World.folder)/enchant/\(name)", toPath: "\(folder)/\(name)")
        }
    }
}
