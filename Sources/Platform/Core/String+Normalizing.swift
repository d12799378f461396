import CGtk

extension String {
    /// The text with each letter and its marks composed into one scalar where possible (NFC). A text with a zero byte isn't
    /// changed.
    package nonisolated var composed: String { normalized(G_NORMALIZE_NFC) }

    /// The text with letters and marks decomposed (NFD). A text with a zero byte isn't changed.
    package nonisolated var decomposed: String { normalized(G_NORMALIZE_NFD) }

    private nonisolated func normalized(_ mode: GNormalizeMode) -> String {
        utf8.contains(0) ? self : String(freeing: g_utf8_normalize(self, -1, mode)) ?? self
    }
}
