import Geometry
import Pictures

/// The pixels of pictures in small, as they are stored, for all windows. They take a bounded amount of memory: those not
/// used for the longest time go first.
package final class Thumbnails {
    package static let shared = Thumbnails()

    /// The lengths of the longer side, in pixels, that are made.
    package nonisolated static let levels = [256, 512, 1024, 2048]
    /// The most memory in bytes: enough for some screens full of pictures.
    static let usualByteLimit = 48 << 20

    private struct Key: Hashable {
        let file: ObjectIdentifier
        let level: Int
    }

    private struct Entry {
        /// Keys are addresses, which may be used again.
        weak var file: PictureFile?
        let pixels: Pixels
        var lastUse: Int
    }

    private let byteLimit: Int
    private var entries: [Key: Entry] = [:]
    private var uses = 0
    /// The memory that they take, in bytes.
    private(set) var byteCount = 0

    package init(byteLimit: Int = usualByteLimit) {
        self.byteLimit = byteLimit
    }

    /// The smallest level that has all the pixels asked for, as far as the picture has them.
    package nonisolated static func level(for pixels: Double, of file: PictureFile) -> Int {
        let needed = min(pixels, max(file.size.width, file.size.height))
        return levels.first { Double($0) >= needed } ?? levels[levels.count - 1]
    }

    /// The pixels of a level.
    package func pixels(of file: PictureFile, level: Int) -> Pixels? {
        let key = Key(file: ObjectIdentifier(file), level: level)
        guard entries[key]?.file === file else { return nil }
        uses += 1
        entries[key]?.lastUse = uses
        return entries[key]?.pixels
    }

    /// The pixels of a level, or of the nearest one that there is.
    package func best(of file: PictureFile, level: Int) -> Pixels? {
        let others = Self.levels.filter { $0 > level } + Self.levels.filter { $0 < level }.reversed()
        return ([level] + others).lazy.compactMap { self.pixels(of: file, level: $0) }.first
    }

    /// Keeps the thumbnail that a picture came with.
    package func insert(_ picture: LoadedPicture) {
        insert(picture.thumbnail, of: picture.file, level: picture.level)
    }

    /// Keeps pixels.
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
