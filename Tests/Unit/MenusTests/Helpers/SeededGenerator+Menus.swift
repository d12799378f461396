import Menus
import Randomness

extension SeededGenerator {
    /// Returns a whole number of points, so that sums and halves are exact and can be compared without tolerance.
    mutating func points(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &self))
    }

    mutating func rectangle(x: ClosedRange<Int>, y: ClosedRange<Int>, side: ClosedRange<Int>) -> Rectangle {
        Rectangle(x: points(x), y: points(y), width: points(side), height: points(side))
    }

    mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }

    /// Returns a command with one of few ids, so that duplicates are frequent.
    mutating func command() -> Command {
        let number = Int.random(in: 0..<14, using: &self)
        if chance(40) { return Command.standardEditing[number % 6] }
        return Command(
            Command.ID(rawValue: "c\(number)"), title: "C\(number)", kind: chance(30) ? .system : .custom,
            isDestructive: chance(30))
    }

    mutating func commands(_ count: ClosedRange<Int>) -> [Command] {
        (0..<Int.random(in: count, using: &self)).map { _ in command() }
    }
}
