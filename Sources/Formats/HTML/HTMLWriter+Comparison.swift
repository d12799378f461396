import Markup

extension HTMLWriter {
    /// Whether a note written as a file has the very bytes of one: then saving it there loses nothing. It looks no
    /// further than to the first difference, and holds no more than a piece of what it writes. Throws
    /// `CancellationError`.
    package static func wouldWrite(_ bytes: [UInt8], for content: NoteContent, title: String) throws(CancellationError)
        -> Bool
    {
        var position = 0
        var isSame = true
        write(content, title: title) { piece in
            isSame = !Task.isCancelled && ByteSearch.has(piece, in: bytes, at: position)
            position += piece.count
            return isSame
        }
        if Task.isCancelled { throw CancellationError() }
        return isSame && position == bytes.count
    }
}
