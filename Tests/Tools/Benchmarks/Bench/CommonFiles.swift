import Glibc

/// The files that every GTK program maps, such as its libraries, kept in memory by the benchmark as well.
///
/// On a desktop, other GTK programs share these files, so they don't count as a program's own memory. During the benchmark,
/// other programs may or may not run. With these files kept in memory, a library's pages count as shared in either case.
final class CommonFiles {
    private var areas: [(start: UnsafeMutableRawPointer, size: Int)] = []

    /// Maps the files that a process has mapped, except its own program.
    init(of process: pid_t, program: String) {
        let maps = readText("/proc/\(process)/maps") ?? ""
        let paths = maps.split(separator: "\n").compactMap { line in
            line.firstIndex(of: "/").map { String(line[$0...]) }
        }
        for path in Set(paths) where lastComponent(path) != lastComponent(program) { hold(path) }
    }

    private func hold(_ path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_size > 0 else { return }
        let start = mmap(nil, status.st_size, PROT_READ, MAP_SHARED | Int32(MAP_POPULATE), file, 0)
        if let start, start != MAP_FAILED { areas.append((start, status.st_size)) }
    }

    deinit {
        for area in areas { munmap(area.start, area.size) }
    }
}
