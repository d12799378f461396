import Geometry
import Pictures

/// The thumbnails of pictures, as the pictures are stored, for all windows. They take a limited amount of memory: the least
/// recently used ones are removed first.
package final class Thumbnails {
    package static let shared = Thumbnails()

    /// The possible lengths of the longer side, in pixels.
    package nonisolated static let levels = [256, 512, 1024, 2048]
    /// The default memory limit in bytes: enough for several screens full of pictures.
    static let defaultByteLimit = 48 << 20

    private struct Key: Hashable {
        let file: ObjectIdentifier
        let level: Int
    }

    private struct Entry {
        /// Weak, because keys are addresses, which may be reused.
        weak var file: PictureFile?
        let pixels: Pixels
        var lastUse: Int
    }

    private let byteLimit: Int
    private var entries: [Key: Entry] = [:]
    private var uses = 0
    /// The memory in use, in bytes.
    private(set) var byteCount = 0

    package init(byteLimit: Int = defaultByteLimit) {
        self.byteLimit = byteLimit
    }

    /// Returns the smallest level that has all the pixels asked for, as far as the picture has them.
    package nonisolated static func level(for pixels: Double, of file: PictureFile) -> Int {
        let needed = min(pixels, max(file.size.width, file.size.height))
        return levels.first { Double($0) >= needed } ?? levels[levels.count - 1]
    }

    /// Returns the pixels of a level.
    package func pixels(of file: PictureFile, level: Int) -> Pixels? {
        let key = Key(file: ObjectIdentifier(file), level: level)
        guard entries[key]?.file === file else { return nil }
        uses += 1
        entries[key]?.lastUse = uses
        return entries[key]?.pixels
    }

    /// Returns the pixels of a level, or of the nearest one that exists.
    package func best(of file: PictureFile, level: Int) -> Pixels? {
        let others = Self.levels.filter { $0 > level } + Self.levels.filter { $0 < level }.reversed()
        return ([level] + others).lazy.compactMap { self.pixels(of: file, level: $0) }.first
    }

    /// Stores the thumbnail that a picture was loaded with.
    package func insert(_ picture: LoadedPicture) {
        insert(picture.thumbnail, of: picture.file, level: picture.level)
    }

    /// Stores the pixels of a level.
    package func insert(_ pixels: Pixels, of file: PictureFile, level: Int) {
        // A small picture is the same at every level.
        let level = min(level, Self.level(for: Double(level), of: file))
        let key = Key(file: ObjectIdentifier(file), level: level)
        remove(key)
        uses += 1
        entries[key] = Entry(file: file, pixels: pixels, lastUse: uses)
        byteCount += pixels.byteCount
        guard byteCount > byteLimit else { return }
        for key in entries.filter({ $0.value.file == nil }).keys { remove(key) }
        let uses = entries.map { (key: $0, byteCount: $1.pixels.byteCount, lastUse: $1.lastUse) }
        for key in Eviction.oldest(of: uses, beyond: byteLimit) { remove(key) }
    }

    private func remove(_ key: Key) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        byteCount -= entry.pixels.byteCount
    }
}
