/// The script that runs in a web page, in a world of its own that the page's scripts can't see. It determines what was pressed,
/// selects, and reports positions. All lengths are in the page's pixels before zooming.
///
/// Its parts are JavaScript files in `Resources`. They are concatenated into one function, so that each can use the names of
/// those before it, and the page none.
enum WebScript {
    /// The only access to the page's objects.
    static let access = text(PackageResources.access_js)
    /// The rest of the script, which accesses the page's objects only through ``access``. The last part defines the requests.
    static let rest = [
        PackageResources.places_js, PackageResources.fields_js, PackageResources.selection_js,
        PackageResources.target_js, PackageResources.telling_js, PackageResources.asking_js,
    ].map(text)

    /// Returns a script that evaluates `call`. The functions are defined once for each page.
    static func calling(_ call: String) -> String { "\(whole)\n\(answers).\(call)" }

    /// Only a property whose name is a symbol is out of the page's reach.
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
