import CGtk
import Platform

/// Files that are kept only while they are used.
nonisolated extension StateFolder {
    /// The minimum space that a file takes on a disk, in bytes.
    private static let block = 4096

    /// Marks a file as used now.
    package func use(_ name: FileName) { _ = lp_touch(location.child(name.text).characters) }

    /// Returns the files, with the space that each takes on the disk in bytes, and the time of its last writing or use. Throws
    /// `PlatformError`.
    package func uses() throws -> [(key: FileName, byteCount: Int, lastUse: Int)] {
        var uses: [(key: FileName, byteCount: Int, lastUse: Int)] = []
        for name in try names() {
            var state = stat()
            guard lp_stat_path(location.child(name.text).characters, &state) >= 0, lp_is_regular(&state) != 0 else {
                continue
            }
            let blocks = max(1, (Int(state.st_size) + Self.block - 1) / Self.block)
            uses.append((name, blocks * Self.block, Int(lp_modified(&state))))
        }
        return uses
    }
}
