import Markup

extension HTMLWriter {
    /// Returns whether writing a note to a file produces exactly the given bytes, so that saving it there loses nothing. Stops at
    /// the first difference, and holds only a piece of the output in memory. Throws `CancellationError`.
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
