import Foundation
import TestSupport

/// A disk of a few kilobytes that only one program has: a file system of its own, which goes with it.
final class SmallDisk {
    /// Where the program has it.
    let path: String
    private let folder: TemporaryFolder
    private let kilobytes: Int
    private var process: Int32?

    /// The files of the disk, as the tests reach them.
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

    /// Starts the app with the disk, which has a file that the app opens.
    ///
    /// - Parameter mayBeWritten: Whether anything can be written to it once that is there.
    func start(
        with name: String, _ content: String, mayBeWritten: Bool = true, bus: SessionBus, home: TemporaryFolder
    ) throws -> AppUnderTest {
        // What the app is given to read lies beside: the disk covers the folder.
        let original = try home.write(content, to: "original-\(name)")
        // In a user namespace anybody may mount, and forbid writing to a mount point, though not to the file system itself;
        // in a second one the app is again who the tests are, as the bus asks.
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

    /// The names on it, in order.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: root).sorted() }
    }

    /// The text of a file on it.
    func read(_ name: String) throws -> String? {
        FileManager.default.contents(atPath: try root + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Fills what is left of it with one file.
    func fill(with name: String) throws {
        let file = open(try root + "/" + name, O_WRONLY | O_CREAT, 0o600)
        guard file >= 0 else { throw TestFailure("nothing can be written on the disk: \(errno)") }
        defer { close(file) }
        let page = [UInt8](repeating: 0, count: 4096)
        while write(file, page, page.count) > 0 {}
        guard errno == ENOSPC else { throw TestFailure("the disk isn't full, but: \(errno)") }
    }

    /// Gives a file on it another name besides.
    func link(_ name: String, _ other: String) throws {
        try FileManager.default.linkItem(atPath: root + "/" + name, toPath: root + "/" + other)
    }

    /// Removes a file from it.
    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: root + "/" + name)
    }
}
