import CGtk

extension String {
    /// The same text with each letter and its marks as one scalar, where there is one (NFC). A zero byte leaves it as it is.
    package nonisolated var composed: String { normalized(G_NORMALIZE_NFC) }

    /// The same text with letters and marks apart (NFD). A zero byte leaves it as it is.
    package nonisolated var decomposed: String { normalized(G_NORMALIZE_NFD) }

    private nonisolated func normalized(_ mode: GNormalizeMode) -> String {
        utf8.contains(0) ? self : String(freeing: g_utf8_normalize(self, -1, mode)) ?? self
    }
}
