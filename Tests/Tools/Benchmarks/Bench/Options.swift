/// The command-line options.
struct Options {
    /// The number of times that each program is started, the first not counted, or that each menu is opened; `nil` for the
    /// default.
    var runs: Int?
    /// Whether a missed aim sets the exit code to 1.
    var check = false
    /// Whether to print only the usage.
    var help = false
    /// The program to measure instead of `longpress`.
    var program: String?
    /// The program's arguments.
    var arguments: [String] = []
    /// The number of pictures to measure with, instead of the start; `nil` for the start.
    var gallery: Int?
    /// The number of menus of each kind to open for the memory that they leave, when measuring menus instead of the start;
    /// `nil` for the start.
    var menus: Int?
    /// The parts of the menus' measurements; empty for all.
    var parts: [MenuBenchmark.Part] = []
    /// The parts of the measurements under hardship; empty for all.
    var hardshipParts: [Hardship.Part] = []
    /// The prefix of the installed library whose `longpress-in` to measure, instead of the start; `nil` for the start.
    var unchanged: String?
    /// Whether to measure with big notes, instead of the start.
    var notes = false
    /// The number of notes in the folder to measure with, instead of the start; `nil` for the start.
    var folder: Int?
    /// Whether to measure the memory that pastes, undos and windows leave, instead of the start.
    var memory = false

    /// Whether to measure the cost of dead disks and heavy load, instead of the start.
    var hardship = false

    static let usage = """
        Measures time to first frame and memory of longpress against a plain C program.

        Usage: longpress-bench [--runs N] [--check] [--program PATH] [-- ARGUMENT...]
               longpress-bench --gallery [N] [--check] [--program PATH]
               longpress-bench --menus [N] [--only PART]... [--runs N] [--check] [--program PATH]
               longpress-bench --notes [--check] [--program PATH]
               longpress-bench --folder [N] [--runs N] [--check] [--program PATH]
               longpress-bench --memory [--check] [--program PATH]
               longpress-bench --hardship [--only PART]... [--check] [--program PATH]
               longpress-bench --unchanged PREFIX [--runs N] [--check] [-- PROGRAM ARGUMENT...]

          --runs N        start each program N times, at least 2 (default 15); the first is not counted
                          With --menus: open each menu N times by turns (default 100)
          --gallery [N]   measure memory and pauses with a note of N (default 200) pictures of 12 megapixels
          --menus [N]     measure how soon menus come and are painted, what N (default 10000) of each kind leave in
                          memory, and wake-ups, against GTK's own menus in the C program; the loupe;
                          composing; and the start
          --only PART     of that, only \(MenuBenchmark.Part.names)
                          With --hardship: \(Hardship.Part.names)
          --notes         measure opening, pauses, menus and commands with big notes beside a short one
          --folder [N]    measure how soon the list of a folder with N (default 10000) notes shows, beside the names of the
                          files in a list of the C program, and how soon a search in them, beside grep
          --memory        measure what pastes of a large picture and closed windows leave in memory
          --hardship      measure a start, and the journal of a note, beside a disk that doesn't answer; hundreds of
                          notes, thousands of missing files and of changed settings beside a tenth of them; and the
                          longest answers of a dictionary beside a usual one
          --unchanged PREFIX  measure what the longpress-in that is installed in PREFIX adds to the start of PROGRAM, a path
                          (default: of GNOME Text Editor and Calculator), and how long giving a widget a menu takes
          --check         exit with 1 when an aim is missed
          --program PATH  measure the program at PATH in place of longpress
          -- ARGUMENT...  start it with these arguments
          --help          show this

        Exits with 0, with 1 when --check finds a missed aim, and with 2 when it can't measure.
        """

    /// Reads the command line, without the program's own name.
    init(_ arguments: some Sequence<String>) throws(Failure) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--runs":
                guard let runs = rest.popFirst().flatMap({ Int($0) }), runs >= 2 else {
                    throw Failure("--runs needs a number, at least 2")
                }
                self.runs = runs
            case "--program":
                guard let path = rest.popFirst() else { throw Failure("--program needs a path") }
                program = path
            case "--gallery":
                gallery = try Self.count(from: &rest, default: 200, "--gallery needs at least one picture")
            case "--folder":
                folder = try Self.count(from: &rest, default: 10_000, "--folder needs at least one note")
            case "--menus":
                menus = try Self.count(from: &rest, default: 10_000, "--menus needs at least one menu")
            case "--only":
                let name = rest.popFirst() ?? ""
                let (part, hardshipPart) = (MenuBenchmark.Part(rawValue: name), Hardship.Part(rawValue: name))
                guard part != nil || hardshipPart != nil else {
                    throw Failure(
                        "--only needs one of \(MenuBenchmark.Part.names), or with --hardship of \(Hardship.Part.names)")
                }
                part.map { parts.append($0) }
                hardshipPart.map { hardshipParts.append($0) }
            case "--unchanged":
                guard let prefix = rest.popFirst() else { throw Failure("--unchanged needs a path") }
                unchanged = prefix
            case "--notes": notes = true
            case "--memory": memory = true
            case "--hardship": hardship = true
            case "--check": check = true
            case "--help", "-h": help = true
            case "--":
                self.arguments = Array(rest)
                return
            default: throw Failure("unknown argument \(argument)\n\n\(Self.usage)")
            }
        }
    }

    /// Removes and returns the next argument if it is a number, otherwise returns the default. Fails with the message unless
    /// the number is at least one.
    private static func count(
        from rest: inout ArraySlice<String>, default usual: Int, _ message: String
    ) throws(Failure) -> Int {
        guard let count = rest.first.flatMap({ Int($0) }) else { return usual }
        rest.removeFirst()
        guard count > 0 else { throw Failure(message) }
        return count
    }
}
