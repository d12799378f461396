import CGtk
import Platform

/// Files that are kept only as long as they are used.
nonisolated extension StateFolder {
    /// The least that a file takes of a disk, in bytes, however short it is.
    private static let block = 4096

    /// Has a file in it count as used now.
    package func use(_ name: FileName) { _ = lp_touch(location.child(name.text).characters) }

    /// The files in it, with what each takes of the disk in bytes, and when it was written or used last. Throws `PlatformError`.
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
