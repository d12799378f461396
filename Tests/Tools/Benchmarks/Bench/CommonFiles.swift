import Glibc

/// The files that every GTK program maps, such as its libraries, held in memory by the benchmark as well.
///
/// On a desktop another GTK program shares them, and no program's own memory contains them. Here nothing else may
/// run, or something may come and go: with these held, a library's pages count as shared either way.
final class CommonFiles {
    private var areas: [(start: UnsafeMutableRawPointer, size: Int)] = []

    /// Holds what a process has mapped from files other than its own program.
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
