import CGtk
import Localization
import Platform

nonisolated extension File {
    /// Returns the whole content and the file's state. `progress` gets the number of bytes read and the total. Throws
    /// `PlatformError` if the file can't be read, isn't a regular file, or is larger than a limit in bytes, or
    /// `CancellationError`.
    package func read(
        limit: Int, cancellation: Cancellation, progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
    ) throws -> (bytes: [UInt8], state: FileState) {
        guard let path = systemPath?.characters else { return try readRemote(limit: limit, cancellation, progress) }
        let descriptor = try checked(lp_open_to_read(path))
        defer { close(descriptor) }
        let state = try Self.check(descriptor, limit: limit)
        let size = Int(state.st_size)
        var bytes = try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                try cancellation.check()
                let room = UnsafeMutableBufferPointer(rebasing: buffer[count..<min(count + Self.pieceLength, size)])
                let more = try Self.read(descriptor, into: room)
                if more == 0 { return }
                count += more
                progress(count, size)
            }
        }
        // The file may have grown meanwhile.
        while bytes.count >= size {
            try cancellation.check()
            let piece = try Self.piece(of: descriptor, atMost: Self.pieceLength)
            if piece.isEmpty { break }
            bytes += piece
            guard bytes.count <= limit else { throw PlatformError(size: bytes.count, limit: limit) }
            progress(bytes.count, bytes.count)
        }
        return (bytes, FileState(state))
    }

    static let pieceLength = 1 << 20

    /// Returns up to `count` bytes from the beginning, to detect the kind of file. Throws `PlatformError` if the file can't be
    /// read or is larger than a limit in bytes, or `CancellationError`.
    package func start(_ count: Int, limit: Int, cancellation: Cancellation) throws -> [UInt8] {
        guard let path = systemPath?.characters else { return try remoteStart(count, limit: limit, cancellation) }
        let descriptor = try checked(lp_open_to_read(path))
        defer { close(descriptor) }
        _ = try Self.check(descriptor, limit: limit)
        return try Self.piece(of: descriptor, atMost: count)
    }

    /// Calls a body with the pieces of a local file in order, each of a megabyte at most, until it returns false. Throws
    /// `PlatformError` if the file can't be read, or `CancellationError`.
    package func forEachPiece(_ cancellation: Cancellation, _ body: ([UInt8]) throws -> Bool) throws {
        guard let path = systemPath?.characters else { throw PlatformError(system: ENOTSUP) }
        let descriptor = try checked(lp_open_to_read(path))
        defer { close(descriptor) }
        _ = try Self.check(descriptor, limit: .max)
        while true {
            try cancellation.check()
            let piece = try Self.piece(of: descriptor, atMost: Self.pieceLength)
            guard !piece.isEmpty, try body(piece) else { return }
        }
    }

    private static func piece(of descriptor: Int32, atMost count: Int) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: count) { $1 = try read(descriptor, into: $0) }
    }

    /// Reads the next bytes, at most as many as fit; returns their number.
    private static func read(_ descriptor: Int32, into room: UnsafeMutableBufferPointer<UInt8>) throws -> Int {
        let result = lp_read(descriptor, room.baseAddress, gsize(room.count))
        if result == -Int(EAGAIN) { throw PlatformError(localized("It can’t be read as a file.")) }
        if result < 0 { throw PlatformError(system: Int32(-result)) }
        return result
    }

    private static func check(_ descriptor: Int32, limit: Int) throws -> stat {
        var state = stat()
        try checked(lp_stat(descriptor, &state))
        // Other kinds than regular files have no size, and may have no end.
        if let kind = SpecialKind(state) { throw PlatformError(kind.sentence) }
        guard Int(state.st_size) <= limit else { throw PlatformError(size: Int(state.st_size), limit: limit) }
        return state
    }

    // MARK: Remote files

    private func readRemote(
        limit: Int, _ cancellation: Cancellation, _ progress: (_ done: Int, _ all: Int) -> Void
    ) throws -> (bytes: [UInt8], state: FileState) {
        try withRemoteStream(limit: limit, cancellation) { stream, size, tag in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(size)
            while true {
                let piece = try Self.piece(of: stream, atMost: Self.pieceLength, cancellation)
                if piece.isEmpty { break }
                bytes += piece
                guard bytes.count <= limit else { throw PlatformError(size: bytes.count, limit: limit) }
                progress(bytes.count, max(size, bytes.count))
            }
            return (bytes, FileState(identity: uri, version: tag))
        }
    }

    private func remoteStart(_ count: Int, limit: Int, _ cancellation: Cancellation) throws -> [UInt8] {
        try withRemoteStream(limit: limit, cancellation) { stream, _, _ in
            try Self.piece(of: stream, atMost: count, cancellation)
        }
    }

    private static func piece(
        of stream: UnsafeMutablePointer<GInputStream>, atMost count: Int, _ cancellation: Cancellation
    ) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
            var read: gsize = 0
            _ = try cancellable(cancellation) {
                g_input_stream_read_all(stream, buffer.baseAddress, gsize(count), &read, cancellation.pointer, $0)
            }
            done = Int(read)
        }
    }

    /// Opens a file through GIO, after querying its type and size.
    private func withRemoteStream<Result>(
        limit: Int, _ cancellation: Cancellation,
        _ body: (UnsafeMutablePointer<GInputStream>, _ size: Int, _ tag: String) throws -> Result
    ) throws -> Result {
        try withFile { file in
            let info = try Self.cancellable(cancellation) {
                g_file_query_info(
                    file, "standard::size,standard::type,etag::value", GFileQueryInfoFlags(rawValue: 0),
                    cancellation.pointer, $0)
            }
            guard let info else { throw PlatformError(localized("It can’t be read.")) }
            defer { g_object_unref(UnsafeMutableRawPointer(info)) }
            switch g_file_info_get_file_type(info) {
            case G_FILE_TYPE_DIRECTORY, G_FILE_TYPE_MOUNTABLE: throw PlatformError(SpecialKind.folder.sentence)
            case G_FILE_TYPE_SPECIAL: throw PlatformError(localized("It is a pipe or a device."))
            default: break
            }
            let size = Int(g_file_info_get_size(info))
            guard size <= limit else { throw PlatformError(size: size, limit: limit) }
            let tag = g_file_info_get_etag(info).map { String(cString: $0) } ?? ""
            let stream = try Self.cancellable(cancellation) { g_file_read(file, cancellation.pointer, $0) }
            guard let stream else { throw PlatformError(localized("It can’t be read.")) }
            defer { g_object_unref(stream) }
            return try body(UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self), size, tag)
        }
    }

    /// Calls a function of GIO. Throws `CancellationError` if it was cancelled.
    static func cancellable<Result>(
        _ cancellation: Cancellation,
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) throws -> Result
    ) throws -> Result {
        do {
            return try throwing(body)
        } catch {
            try cancellation.check()
            throw error
        }
    }
}

/// Returns the result of a system call; throws the error that a negative number stands for.
@discardableResult
nonisolated func checked<Number: SignedInteger>(_ result: Number) throws -> Number {
    guard result >= 0 else { throw PlatformError(system: Int32(-result)) }
    return result
}

extension PlatformError {
    /// Makes an error from a system error number.
    nonisolated init(system number: Int32) {
        self.init(
            domain: "g-io-error-quark", code: Int(g_io_error_from_errno(number).rawValue),
            message: String(cString: g_strerror(number)) + ".")
    }

    /// Makes the error that a file is too large.
    nonisolated init(size: Int, limit: Int) {
        self.init(
            localized(
                "It is {size} MB large; the limit is {limit} MB.",
                ["size": "\(size / 1_000_000)", "limit": "\(limit / 1_000_000)"]))
    }
}
