import Gtk

/// A request from the command line.
enum LaunchOptions {
    /// Start the program, or hand over to the running instance.
    case run(Launch)
    /// Check the program's own menus against the guidelines.
    case audit
    /// Print a text, and exit with status 0.
    case print(String)
    /// Print an error and its remedy on standard error, and exit with status 1.
    case fail(String)

    private static var help: String {
        // Each option has a text of its own, so that a new one doesn't invalidate the translations of the others.
        let options = [
            ("--new-note", localized("Create a new note")),
            ("--audit", localized("Check the app’s menus against the guidelines")),
            ("--help", localized("Show this text")), ("--version", localized("Show the version")),
        ]
        let explanation = localized(
            "Opens illustrated notes. Each FILE is a note (HTML, Markdown or text) or an image to start a new "
                + "note with.\nWithout a FILE, the running app comes to the front; if it isn’t running, the Welcome "
                + "note opens.")
        let lines = options.map { name, words in "  \(name)\(String(repeating: " ", count: 13 - name.count))\(words)" }
        return ([localized("Usage: longpress [FILE…]"), "", explanation, ""] + lines).joined(separator: "\n")
    }

    init(_ arguments: [String]) {
        var launch = Launch()
        var isLiteral = false
        for argument in arguments {
            switch argument {
            case "--" where !isLiteral: isLiteral = true
            case "--help" where !isLiteral, "-h" where !isLiteral:
                self = .print(Self.help)
                return
            case "--version" where !isLiteral:
                self = .print("Longpress \(LongpressApplication.version)")
                return
            case "--new-note" where !isLiteral: launch.beginsNewNote = true
            case "--audit" where !isLiteral:
                self = .audit
                return
            // The session bus starts the program with this option, and sends a request afterwards.
            case "--gapplication-service" where !isLiteral: launch.isService = true
            case _ where argument.hasPrefix("-") && argument.count > 1 && !isLiteral:
                self = .fail(localized("unknown option “{option}”. See longpress --help.", ["option": argument]))
                return
            default: launch.files.append(argument)
            }
        }
        if (launch.beginsNewNote || launch.isService) && !launch.files.isEmpty {
            let option = launch.beginsNewNote ? "--new-note" : "--gapplication-service"
            self = .fail(localized("{option} doesn’t accept files. See longpress --help.", ["option": option]))
        } else {
            self = .run(launch)
        }
    }
}
