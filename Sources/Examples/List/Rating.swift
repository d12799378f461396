/// How much one likes a song.
enum Rating: Int, CaseIterable {
    case poor = 1
    case good, great

    var title: String {
        switch self {
        case .poor: "Poor"
        case .good: "Good"
        case .great: "Great"
        }
    }
}
