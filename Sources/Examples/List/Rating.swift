import Gtk
import Longpress

/// How much one likes a song.
enum Rating: Int, CaseIterable {
    case poor = 1
    case good, great

    var command: Command {
        let title =
            switch self {
            case .poor: "Poor"
            case .good: "Good"
            case .great: "Great"
            }
        return Command(Command.ID(rawValue: "rate-\(rawValue)"), title: title)
    }
}
