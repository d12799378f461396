import Glibc

/// The package that the benchmark belongs to, and the build folder that it runs from.
struct BuiltPackage {
    private let root: String
    /// The folder of the built programs, such as `.build/x86_64-unknown-linux-gnu/release`.
    private let programs: String

    init() throws(Failure) {
        guard let own = realpath("/proc/self/exe", nil) else { throw .system("can't tell where this program is") }
        defer { free(own) }
        programs = parent(String(cString: own))
        guard let root = Self.findRoot(from: programs) else {
            throw Failure("can't find Longpress's Package.swift: start this in the package's folder")
        }
        self.root = root
    }

    /// The path of the picture that both programs show.
    var picture: String { "\(root)/Sources/LongpressApp/Resources/night-lake.png" }

    /// Returns the path of a built product. Builds it first if it is missing or older than its sources.
    func product(_ name: String) throws(Failure) -> String {
        let path = "\(programs)/\(name)"
        let built = modificationTime(path)
        if let built, built >= latestSourceChange { return path }

        let command = [
            "build", "-c", lastComponent(programs), "--package-path", root,
            "--scratch-path", parent(parent(programs)), "--product", name,
        ]
        let why = built == nil ? "is not built yet" : "is older than the sources"
        writeError("\(name) \(why): building it (swift \(command.joined(separator: " ")))")
        // The build's output goes to standard error, so that standard output contains only the report.
        let succeeded = try Child("swift", command, files: [STDERR_FILENO: STDOUT_FILENO]).waitForSuccess()
        guard succeeded, modificationTime(path) != nil else {
            throw Failure("\(name) doesn't build; try: swift build -c \(lastComponent(programs)) --product \(name)")
        }
        return path
    }

    private var latestSourceChange: Int {
        ["Package.swift", "Sources", "Tests/Tools/Benchmarks/Baseline"].map { latestChange(in: "\(root)/\($0)") }.max()
            ?? 0
    }

    /// Returns the nearest folder that contains this package's benchmark, searching upwards from the program and then from the
    /// working folder.
    private static func findRoot(from programs: String) -> String? {
        var working: [String] = []
        if let path = getcwd(nil, 0) {
            working.append(String(cString: path))
            free(path)
        }
        for start in [programs] + working {
            var folder = start
            while folder.hasPrefix("/") {
                if modificationTime("\(folder)/Tests/Tools/Benchmarks/Baseline/main.c") != nil { return folder }
                folder = parent(folder)
            }
        }
        return nil
    }
}
