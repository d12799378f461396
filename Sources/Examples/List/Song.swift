/// A song with the user's rating, and whether it is a favourite.
struct Song: Identifiable {
    let id: Int
    let title: String
    var isFavorite = false
    var rating: Rating?

    /// The text of the song's row.
    var line: String {
        let stars = rating.map { " " + String(repeating: "★", count: $0.rawValue) } ?? ""
        return title + stars + (isFavorite ? " ♥" : "")
    }
}
