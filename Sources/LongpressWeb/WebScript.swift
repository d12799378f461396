/// What runs in a web page, in a world of its own that the page's scripts don't see: it finds what was pressed, selects, and
/// tells where that is. All lengths are in the page's pixels before zooming.
///
/// Its parts are files of JavaScript in `Resources`, which are put one after another into a function, so that each has the
/// names of those before it, and the page none.
enum WebScript {
    /// The one way to the page's objects.
    static let access = text(PackageResources.access_js)
    /// What is said in terms of the page's objects, and reaches them by ``access`` alone. The last has the answers.
    static let rest = [
        PackageResources.places_js, PackageResources.fields_js, PackageResources.selection_js,
        PackageResources.target_js, PackageResources.telling_js, PackageResources.asking_js,
    ].map(text)

    /// A script that answers with `call`, of what is defined once for each page.
    static func calling(_ call: String) -> String { "\(whole)\n\(answers).\(call)" }

    /// Only what has a symbol for its name is out of the page's reach.
    private static let answers = "globalThis[Symbol.for(\"longpress\")]"
    private static let whole = """
        \(answers) ??= (() => {
        "use strict";
        \(([access] + rest).joined(separator: "\n"))
        return answers;
        })();
        """

    private nonisolated static func text(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }
}
