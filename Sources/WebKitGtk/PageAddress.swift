/// The address that a page has which was handed to a view, another one for each page. It leads nowhere.
final class PageAddress {
    static let key: StaticString = "longpress-page"
    private var count = 0
    private var isBeginning = false
    private var address: String { "page:\(count)" }

    /// The address of another page, to which the view may go once.
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
