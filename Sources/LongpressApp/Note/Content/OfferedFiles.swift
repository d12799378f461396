import Files
import Gtk
import Notes

/// The files that a clipboard or drop names. A browser names what is on the web in the same way.
nonisolated struct OfferedFiles: Sendable {
    let all: [File]
    /// Whether any of it is there.
    let areThere: Bool

    /// Reads the names, and looks off the main thread whether there is anything. Throws `PlatformError` if reading
    /// fails, `TimeLimitReached` if the owner doesn't answer, `CancellationError`.
    @MainActor
    static func read(from source: some ContentSource) async throws -> OfferedFiles {
        guard source.offersFiles else { return OfferedFiles(all: [], areThere: false) }
        let files = try await source.readFiles()
        let areThere = await areThere(files)
        try Task.checkCancellation()
        return OfferedFiles(all: files, areThere: areThere)
    }

    /// Whether any of some files is there. What a disk doesn't tell of in time counts as there: reading it says what is wrong.
    private static func areThere(_ files: [File]) async -> Bool {
        let missing = FoundIndices()
        await FileSorting.eachByFolder(files, upTo: FileWait.look) { index, cancellation in
            try cancellation.check()
            // One is enough.
            guard !files[index].isThere(cancellation) else { throw CancellationError() }
            missing.add(index)
        }
        let indices = missing.all
        return files.indices.contains { !indices.contains($0) && !files[$0].isOnTheWeb }
    }

    /// The addresses among the names that are no files', one a line; nil if there are none.
    var addresses: String? {
        let addresses = all.filter { $0.path == nil && $0.isAddress }.map(\.uri)
        return addresses.isEmpty ? nil : addresses.joined(separator: "\n")
    }
}

nonisolated extension File {
    /// Whether it is only an address on the web. Where GIO knows how to fetch it, it must not be asked about it.
    var isOnTheWeb: Bool {
        ["http", "https", "ftp", "ftps"].contains(scheme)
    }

    /// Whether it is an address somewhere else than on the disk (RFC 3986, 3.1), rather than what can't be read at all.
    fileprivate var isAddress: Bool { uri.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:[!-~]+/) != nil && scheme != "file" }

    private var scheme: String { uri.prefix { $0 != ":" }.lowercased() }

    /// Whether there is such a file, or one that can't be looked at.
    fileprivate func isThere(_ cancellation: Cancellation) -> Bool {
        guard !isOnTheWeb else { return false }
        do { return try state(cancellation) != nil } catch { return path != nil }
    }

    /// The bytes of a file that another program has named. Throws `IsOnTheWeb`, and as `contents(limit:)` does.
    func offeredContents() async throws -> [UInt8] {
        guard !isOnTheWeb else { throw IsOnTheWeb() }
        return try await contents(limit: PictureFile.byteLimit)
    }
}
