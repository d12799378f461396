/// A song's rating: poor, good or great, shown as one to three stars.
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
