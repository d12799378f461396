/// The address of a page that was passed to a view as HTML, different for each page. It leads nowhere.
final class PageAddress {
    static let key: StaticString = "longpress-page"
    private var count = 0
    private var isBeginning = false
    private var address: String { "page:\(count)" }

    /// Returns the address of a new page. The view may load it once.
    func begin() -> String {
        count += 1
        isBeginning = true
        return address
    }

    func mayGo(to other: String, byLink isLink: Bool) -> Bool {
        if isLink { return other.hasPrefix(address + "#") }
        guard isBeginning, other == address else { return false }
        isBeginning = false
        return true
    }
}
