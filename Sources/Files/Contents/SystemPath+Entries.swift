import CGtk
import Platform

nonisolated extension SystemPath {
    /// The names of a folder's entries, in no particular order; empty if it can't be read. It accesses the disk on the calling
    /// thread.
    package var entries: [String] {
        guard let folder = g_dir_open(characters, 0, nil) else { return [] }
        defer { g_dir_close(folder) }
        var names: [String] = []
        while let name = g_dir_read_name(folder) { names.append(String(cString: name)) }
        return names
    }
}
