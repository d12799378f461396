import Gtk

/// Tells notes from pictures.
nonisolated enum FileSorting {
    /// What files are, looked at off the main thread. One that can't be read counts as what its name says, or as none of
    /// both: who opens it says why.
    @concurrent
    static func kinds(of files: [DiskFile]) async -> [FileKind] {
        files.map(kind)
    }

    /// What a file is.
    static func kind(of file: DiskFile) -> FileKind {
        if let named = FileKind(named: file.name) { return named }
        guard let start = try? file.start(FileKind.startLength, limit: .max) else { return .other }
        return FileKind(named: file.name, start: start)
    }
}
