import Foundation

/// The documentation's article *Quirks*, generated from the comments in the folders `Quirks` of `Sources`.
enum QuirksArticle {
    /// Returns the whole text.
    static func text(of quirks: [Quirk]) -> String {
        let sections = quirks.map { quirk in
            let points = quirk.told.map { "- *\($0.point)*: \($0.text)" }.joined(separator: "\n")
            return "## \(quirk.name)\n\n\(quirk.summary)\n\n\(points)\n"
        }
        return ([opening] + sections).joined(separator: "\n")
    }

    private static let opening = """
        # Quirks

        What GTK itself gets wrong, and how the library meets it.

        ## Overview

        Each of these faults is met in a file of its own, in a folder `Quirks` of `Sources`, and this page is made of the comments at the \
        heads of these. The versions are those that the fault was seen with: no others have been looked at for it. What only the \
        tests meet is in `Tests/Quirks`.

        """
}
