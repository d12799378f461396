import Foundation
import TestSupport

/// A disk of a few kilobytes that only one program sees: a file system that ends with the program.
final class SmallDisk {
    /// The mount point in the program.
    let path: String
    private let folder: TemporaryFolder
    private let kilobytes: Int
    private var process: Int32?

    /// The disk's root as the tests can access it.
    private var root: String {
        get throws {
            guard let process else { throw TestFailure("no program has the disk") }
            return "/proc/\(process)/root\(path)"
        }
    }

    init(kilobytes: Int) throws {
        self.kilobytes = kilobytes
        folder = try TemporaryFolder()
        path = folder.path
    }

    /// Starts the app with the disk, and with a file on it to open.
    ///
    /// - Parameter mayBeWritten: Whether the disk is writable once the file is there.
    func start(
        with name: String, _ content: String, mayBeWritten: Bool = true, bus: SessionBus, home: TemporaryFolder
    ) throws -> AppUnderTest {
        // The original file is outside the folder, because the mounted disk hides the folder's content.
        let original = try home.write(content, to: "original-\(name)")
        // In a user namespace, every user may mount, and may make a mount point read-only, though not the file system itself.
        // In a second namespace, the app runs as the tests' user again, as the bus requires.
        let script = """
            mount -t tmpfs -o size=\(kilobytes)k,mode=700 none "$1" && cp "$2" "$1/$3" &&
            \(mayBeWritten ? "" : "mount -o remount,bind,ro \"$1\" &&") file=$1/$3 && shift 3 &&
            exec unshare --user --map-user=\(getuid()) --map-group=\(getgid()) "$@" "$file"
            """
        let app = try AppUnderTest(
            [
                "--user", "--map-root-user", "--mount", "sh", "-c", script, "sh", path, original, name,
                BuiltProducts.app,
            ], bus: bus, home: home, executable: "/usr/bin/unshare")
        process = app.process.id
        return app
    }

    /// The names of the files on the disk, sorted.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: root).sorted() }
    }

    /// Returns the text of a file on the disk.
    func read(_ name: String) throws -> String? {
        FileManager.default.contents(atPath: try root + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Fills the remaining space with one file.
    func fill(with name: String) throws {
        let file = open(try root + "/" + name, O_WRONLY | O_CREAT, 0o600)
        guard file >= 0 else { throw TestFailure("nothing can be written on the disk: \(errno)") }
        defer { close(file) }
        let page = [UInt8](repeating: 0, count: 4096)
        while write(file, page, page.count) > 0 {}
        guard errno == ENOSPC else { throw TestFailure("the disk isn't full, but: \(errno)") }
    }

    /// Creates a hard link to a file on the disk.
    func link(_ name: String, _ other: String) throws {
        try FileManager.default.linkItem(atPath: root + "/" + name, toPath: root + "/" + other)
    }

    /// Removes a file from the disk.
    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: root + "/" + name)
    }
}
