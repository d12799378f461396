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

        Bugs in GTK, and how the library works around them.

        ## Overview

        Each workaround has its own file in a folder `Quirks` in `Sources`. This page is generated from the comments at the top of \
        those files. The versions listed are those in which the bug was observed; other versions haven't been checked. Bugs that only \
        the tests work around are in `Tests/Quirks`.

        """
}
