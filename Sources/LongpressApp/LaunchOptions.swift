import Gtk

/// A request made by the command line.
enum LaunchOptions {
    /// Start the program, with these files if there are any.
    case run(files: [String])
    /// Print a text and end well.
    case print(String)
    /// Print what is wrong and the way out on standard error, and end with status 1.
    case fail(String)

    private static let help = """
        Usage: longpress [FILE…]

        Opens illustrated notes. Each FILE is a note (HTML, Markdown or text), or a picture to begin a new note with;
        without one, the Welcome note opens.

          --help       Show this text
          --version    Show the version
        """

    init(_ arguments: [String]) {
        var files: [String] = []
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
            case _ where argument.hasPrefix("-") && argument.count > 1 && !isLiteral:
                self = .fail("unknown option “\(argument)”. See longpress --help.")
                return
            default: files.append(argument)
            }
        }
        self = .run(files: files)
    }
}
