import Files
import Gtk
import Notes

/// The files that a clipboard or drop names. Browsers name web resources in the same way.
nonisolated struct OfferedFiles: Sendable {
    let all: [File]
    /// Whether any of the files exists.
    let areThere: Bool

    /// Reads the names, and checks off the main thread whether any of the files exists. Throws `PlatformError` if reading fails,
    /// `TimeLimitReached` if the owner doesn't answer, `CancellationError`.
    @MainActor
    static func read(from source: some ContentSource) async throws -> OfferedFiles {
        guard source.offersFiles else { return OfferedFiles(all: [], areThere: false) }
        let files = try await source.readFiles()
        let areThere = await areThere(files)
        try Task.checkCancellation()
        return OfferedFiles(all: files, areThere: areThere)
    }

    /// Returns whether any of some files exists. A file whose disk doesn't respond in time counts as existing: reading it will
    /// report the problem.
    private static func areThere(_ files: [File]) async -> Bool {
        let missing = FoundIndices()
        await FileSorting.eachByFolder(files, upTo: FileWait.look) { index, cancellation in
            try cancellation.check()
            // One existing file is enough.
            guard !files[index].isThere(cancellation) else { throw CancellationError() }
            missing.add(index)
        }
        let indices = missing.all
        return files.indices.contains { !indices.contains($0) && !files[$0].isOnTheWeb }
    }

    /// The addresses among the names that don't stand for local files, one per line; nil if there are none.
    var addresses: String? {
        let addresses = all.filter { $0.path == nil && $0.isAddress }.map(\.uri)
        return addresses.isEmpty ? nil : addresses.joined(separator: "\n")
    }
}

nonisolated extension File {
    /// Whether the file is only an address on the web. GIO may be able to fetch it, so GIO must not be asked about it.
    var isOnTheWeb: Bool {
        ["http", "https", "ftp", "ftps"].contains(scheme)
    }

    /// Whether the name is an address outside the local disk (RFC 3986, 3.1), and not just something unreadable.
    fileprivate var isAddress: Bool { uri.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:[!-~]+/) != nil && scheme != "file" }

    private var scheme: String { uri.prefix { $0 != ":" }.lowercased() }

    /// Returns whether the file exists, or is a local file that can't be examined.
    fileprivate func isThere(_ cancellation: Cancellation) -> Bool {
        guard !isOnTheWeb else { return false }
        do { return try state(cancellation) != nil } catch { return path != nil }
    }

    /// Returns the bytes of a file that another program has named. Throws `RemoteFileError`, and the errors of
    /// `contents(limit:)`.
    func offeredContents() async throws -> [UInt8] {
        guard !isOnTheWeb else { throw RemoteFileError() }
        return try await contents(limit: PictureFile.byteLimit)
    }
}
