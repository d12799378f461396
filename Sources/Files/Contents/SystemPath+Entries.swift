import CGtk
import Platform

nonisolated extension SystemPath {
    /// The names of what is in a folder, in no order; none if it can't be read. It asks the disk on this thread.
    package var entries: [String] {
        guard let folder = g_dir_open(characters, 0, nil) else { return [] }
        defer { g_dir_close(folder) }
        var names: [String] = []
        while let name = g_dir_read_name(folder) { names.append(String(cString: name)) }
        return names
    }
}
