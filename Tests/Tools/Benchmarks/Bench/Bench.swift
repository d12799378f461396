import Glibc

/// Compares `longpress` with a plain C program: the time to the first frame and the memory, in one interleaved run. Or measures
/// it with many large pictures, with big notes, or by its menus, among other options.
@main
struct Bench {
    static func main() {
        do {
            let options = try Options(CommandLine.arguments.dropFirst())
            if options.help {
                print(Options.usage)
                return
            }
            let load = Load()
            let path = { () throws -> String in try options.program ?? BuiltPackage().product("longpress") }
            let (text, met): (String, Bool)
            if let count = options.gallery {
                let gallery = try Gallery(of: count, program: path())
                (text, met) = (gallery.text, gallery.met)
            } else if let count = options.menus {
                let menus = try MenuBenchmark(growthWith: count, options)
                (text, met) = (menus.text, menus.met)
            } else if let prefix = options.unchanged {
                let programs = options.arguments.isEmpty ? Unchanged.usual : [options.arguments]
                let unchanged = try Unchanged(prefix: prefix, programs: programs, runs: options.runs ?? 15)
                (text, met) = (unchanged.text, unchanged.met)
            } else if options.notes {
                let notes = try BigNote(program: path())
                (text, met) = (notes.text, notes.met)
            } else if let count = options.folder {
                let folder = try FolderBenchmark(of: count, program: path(), runs: options.runs ?? 5)
                (text, met) = (folder.text, folder.met)
            } else if options.memory {
                let settling = try Settling(program: path())
                (text, met) = (settling.text, settling.met)
            } else if options.hardship {
                let hardship = try Hardship(program: path(), options.hardshipParts)
                (text, met) = (hardship.text, hardship.met)
            } else {
                let report = try run(options)
                (text, met) = (report.text, report.met)
            }
            print(text)
            if let warning = load.warning { print("\n\(warning)") }
            if options.check, !met { exit(1) }
        } catch {
            writeError("longpress-bench: \(error)")
            exit(2)
        }
    }

    /// Builds both programs if necessary, then runs them alternately.
    private static func run(_ options: Options) throws -> Report {
        let package = try BuiltPackage()
        let baseline = Program(
            name: "baseline", path: try package.product("longpress-baseline"), arguments: [package.picture])
        let subject =
            if let path = options.program {
                Program(name: lastComponent(path), path: path, arguments: options.arguments)
            } else {
                Program(name: "longpress", path: try package.product("longpress"), arguments: options.arguments)
            }

        let runs = options.runs ?? 15
        let session = try Session()
        try session.holdCommonFiles(of: baseline)
        var ofSubject: [Measurement] = []
        var ofBaseline: [Measurement] = []
        for number in 0..<runs {
            showProgress(number, of: runs, "round")
            // Each program goes first in every other round, so that a machine that speeds up or slows down favours neither.
            if number.isMultiple(of: 2) {
                ofSubject.append(try Measurement(of: subject, in: session))
                ofBaseline.append(try Measurement(of: baseline, in: session))
            } else {
                ofBaseline.append(try Measurement(of: baseline, in: session))
                ofSubject.append(try Measurement(of: subject, in: session))
            }
        }
        showProgress(runs, of: runs, "round")
        return Report(
            subject: subject.name, subjectRuns: Array(ofSubject.dropFirst()),
            baseline: baseline.name, baselineRuns: Array(ofBaseline.dropFirst()))
    }
}
