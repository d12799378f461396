/// A song, and what one thinks of it.
struct Song: Identifiable {
    let id: Int
    let title: String
    var isFavorite = false
    var rating: Rating?

    /// What its row says.
    var line: String {
        let stars = rating.map { " " + String(repeating: "★", count: $0.rawValue) } ?? ""
        return title + stars + (isFavorite ? " ♥" : "")
    }
}
