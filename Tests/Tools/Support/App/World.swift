import Foundation

/// The desktop that `Tests/run` has made for the tests, in place of the machine's.
public enum World {
    /// Its folder.
    public static var folder: String {
        get throws {
            guard let folder = environment("LONGPRESS_WORLD") else {
                throw TestFailure("LONGPRESS_WORLD isn't set: run this test with Tests/run, which makes a desktop")
            }
            return folder
        }
    }

    /// What GTK itself writes to standard error without a reason (`Tests/Quirks`), as parts of lines.
    public static let linesOfGTK: [String] = {
        let text = (try? folder).flatMap { try? String(contentsOfFile: "\($0)/quirks", encoding: .utf8) } ?? ""
        return text.split(separator: "\n").map(String.init)
    }()

    /// What is added to a program's environment for it to be in a language that runs from right to left, Arabic.
    public static var rightToLeft: [String: String] {
        language("ar_EG").merging(["LANGUAGE": "ar"]) { $1 }
    }

    /// What is added to a program's environment for it to be in the language of a locale, such as `de_DE`.
    public static func language(_ locale: String) -> [String: String] {
        ["LC_ALL": "\(locale).UTF-8", "LOCPATH": (environment("LONGPRESS_WORLD") ?? "") + "/locale"]
    }

    /// Makes a folder the one where Enchant looks for its settings and dictionaries and keeps learnt words, with those of
    /// the tests.
    public static func configureEnchant(in folder: String) throws {
        for name in ["enchant.ordering", "hunspell"] where !FileManager.default.fileExists(atPath: "\(folder)/\(name)")
        {
            try FileManager.default.copyItem(atPath: "\(World.folder)/enchant/\(name)", toPath: "\(folder)/\(name)")
        }
    }
}
