import CGtk

/// Content that this or another program offers: the clipboard or a drop.
package protocol ContentSource: AnyObject {
    /// The MIME types on offer.
    var types: [String] { get }
    /// Reads the first of the given types that is on offer. More than `limit` bytes are an error. Throws `PlatformError` if
    /// reading fails, `TimeLimitReached` if the owner doesn't answer in time.
    func read(_ types: [String], limit: Int) async throws -> (bytes: [UInt8], type: String)
    /// Reads the files on offer. Throws the same errors.
    func readFiles() async throws -> [File]
}

extension ContentSource {
    package var offersFiles: Bool { types.contains("text/uri-list") }

    /// Whether a picture itself is on offer, not only as a file.
    package var offersPicture: Bool { types.contains { $0.hasPrefix("image/") } }

    package var offersText: Bool { types.contains { $0.hasPrefix("text/plain") } }

    /// Whether styled text is on offer.
    package var offersHTML: Bool { types.contains { $0.hasPrefix("text/html") } }

    /// The types of plain text on offer, the most reliable first: UTF-8, then those that name another charset, then the rest.
    package var textTypes: [String] {
        let all = types.filter { $0.hasPrefix("text/plain") }
        let unicode = all.filter { $0.lowercased().hasSuffix("charset=utf-8") }
        let named = all.filter { $0.contains("charset=") && !unicode.contains($0) }
        return unicode + named + all.filter { !$0.contains("charset=") }
    }
}

/// Returns the MIME types among GDK's formats. If this program offers them, the result also has those into which GDK converts its
/// own types. To the formats of another program, GDK has added its own types itself; these can be read only through the MIME
/// types that are present.
func mimeTypes(of formats: OpaquePointer?, areOwn: Bool) -> [String] {
    guard let formats else { return [] }
    let known = gdk_content_formats_ref(formats)
    let all = areOwn ? gdk_content_formats_union_serialize_mime_types(known) : known
    defer { gdk_content_formats_unref(all) }
    var count: gsize = 0
    guard let names = gdk_content_formats_get_mime_types(all, &count) else { return [] }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
}

/// Requests a stream from a content source and reads it to its end. More than `limit` bytes are an error.
func readStream(
    limit: Int, abandoned: AbandonedCalls? = nil, start: (@escaping GAsyncReadyCallback, gpointer) -> Void,
    finish:
        @escaping (
            OpaquePointer, UnsafeMutablePointer<UnsafePointer<CChar>?>,
            UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
        ) -> UnsafeMutablePointer<GInputStream>?
) async throws -> (bytes: [UInt8], type: String) {
    var chosen = ""
    let stream: Object? = try await asyncCall(timeLimit: answerLimit, abandoned: abandoned, start: start) {
        result, error in
        var type: UnsafePointer<CChar>?
        let stream = finish(result, &type, error)
        chosen = type.map { String(cString: $0) } ?? ""
        return stream.map { Object(owning: UnsafeMutableRawPointer($0)) }
    }
    guard let stream else { throw PlatformError(libraryText("There is no content.")) }
    return (try await readAll(stream, limit: limit, abandoned), chosen)
}

private func readAll(_ stream: Object, limit: Int, _ abandoned: AbandonedCalls?) async throws -> [UInt8] {
    // The pieces are joined only at the end: a growing array is moved again and again, at last by dozens of megabytes.
    var (pieces, count): ([Bytes], Int) = ([], 0)
    while true {
        let piece: Bytes? = try await asyncCall(timeLimit: answerLimit, abandoned: abandoned) { callback, data in
            g_input_stream_read_bytes_async(stream.typed(), 1 << 20, G_PRIORITY_DEFAULT, nil, callback, data)
        } finish: { result, error in
            g_input_stream_read_bytes_finish(stream.typed(), result, error).map { Bytes(owning: $0) }
        }
        guard let piece, piece.count > 0 else { return await Bytes.joined(pieces) }
        pieces.append(piece)
        count += piece.count
        guard count <= limit else {
            throw PlatformError(libraryText("It is larger than {size} MB.", ["size": "\(limit / 1_000_000)"]))
        }
    }
}

/// Returns the files in a GDK file list.
func files(in value: UnsafePointer<GValue>?) -> [File] {
    guard let value, let list = g_value_get_boxed(value) else { return [] }
    let files = gdk_file_list_get_files(OpaquePointer(list))
    defer { g_slist_free(files) }
    return elements(of: files).map { File(OpaquePointer($0)) }
}
