import TestSupport
import XCTest

@testable import Files
@testable import Platform

/// The disk that a file is on, found without access to the disk.
final class DiskTests: MainLoopTestCase {
    private static let table = """
        22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
        23 22 0:21 / /proc rw,nosuid - proc proc rw
        40 22 0:52 / /home/me/net rw,nosuid - fuse.sshfs me@host: rw,user_id=1000
        41 40 0:53 / /home/me/net/deep rw - tmpfs none rw
        43 22 0:55 / /srv/nfs rw shared:2 master:3 - nfs4 host:/ rw
        44 22 0:56 / /media/ntfs rw - fuseblk /dev/sdc1 rw
        42 22 0:54 / /media/a\\040b\\134c rw - vfat /dev/sdb1 rw
        """

    private func place(_ path: String) -> String {
        Disk(of: File(path: path), mounts: Disk.mounts(in: Array(Self.table.utf8))).root
    }

    func testTheDiskIsTheInnermostMountAroundTheFile() {
        XCTAssertEqual(place("/home/me/note.html"), "/")
        XCTAssertEqual(place("/home/me/net"), "/home/me/net")
        XCTAssertEqual(place("/home/me/net/note.html"), "/home/me/net")
        XCTAssertEqual(place("/home/me/network/note.html"), "/")
        XCTAssertEqual(place("/home/me/net/deep/er/note.html"), "/home/me/net/deep")
        XCTAssertEqual(place("/media/a b\\c/note.html"), "/media/a b\\c")
    }

    /// A network or FUSE file system may stop responding.
    func testNetworkAndFUSEDisksAreRemote() {
        func isRemote(_ path: String) -> Bool {
            Disk(of: File(path: path), mounts: Disk.mounts(in: Array(Self.table.utf8))).isRemote
        }
        XCTAssertTrue(isRemote("/home/me/net/note.html"))
        XCTAssertTrue(isRemote("/srv/nfs/note.html"))
        XCTAssertFalse(isRemote("/home/me/note.html"))
        XCTAssertFalse(isRemote("/home/me/net/deep/note.html"))
        XCTAssertFalse(isRemote("/media/ntfs/note.html"))
        XCTAssertTrue(Disk(of: File(uri: "sftp://me@host/a/b.html")).isRemote)
    }

    func testTheDiskOfARemoteFileIsItsServer() {
        XCTAssertEqual(Disk(of: File(uri: "sftp://me@host/a/b.html")).root, "sftp://me@host")
        XCTAssertEqual(Disk(of: File(uri: "sftp://me@host/c.html")), Disk(of: File(uri: "sftp://me@host/a/b.html")))
        XCTAssertNotEqual(Disk(of: File(uri: "sftp://me@other/c.html")), Disk(of: File(uri: "sftp://me@host/c.html")))
    }

    func testTheMachinesOwnMountsAreRead() {
        XCTAssertEqual(Disk(of: File(path: "/proc/self/status")).root, "/proc")
    }

    /// Mounting and unmounting while the program runs takes effect immediately.
    func testDisksFollowMountingAndUnmounting() throws {
        let (place, content) = (try TemporaryFolder(), try TemporaryFolder())
        let file = File(path: place.path + "/note.html")
        let before = Disk(of: file)
        for _ in 0..<3 {
            let disk = try ChildProcess(
                "bindfs", ["-f", "--no-allow-other", content.path, place.path],
                environment: ChildProcess.inheritedEnvironment, outputIn: content)
            defer { disk.stop() }
            try waitUntil("the disk to be there") { Disk(of: file).root == place.path }
            XCTAssertEqual(Disk(of: file), Disk(of: File(path: place.path)))
            let unmounting = try ChildProcess(
                "fusermount3", ["-u", place.path], environment: ChildProcess.inheritedEnvironment, outputIn: content)
            XCTAssertEqual(try unmounting.waitForExit(), .exited(0))
            XCTAssertEqual(Disk(of: file), before)
        }
    }

    /// If the text isn't a mount table, there are no mounts, and every file is on the same disk.
    func testWithoutAMountTableAllFilesAreOnOneDisk() {
        for text in ["", "\n", "1 2 3 4", "\u{0}"] {
            XCTAssertEqual(Disk.mounts(in: Array(text.utf8)), [])
        }
        XCTAssertEqual(Disk(of: File(path: "/a/b"), mounts: []).root, "/")
    }
}
