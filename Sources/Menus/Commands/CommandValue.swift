/// The value that a command carries. Two of them are equal if their values are.
struct CommandValue: Hashable, Sendable {
    let value: any Hashable & Sendable

    static func == (left: CommandValue, right: CommandValue) -> Bool {
        AnyHashable(left.value) == AnyHashable(right.value)
    }

    func hash(into hasher: inout Hasher) {
        AnyHashable(value).hash(into: &hasher)
    }
}
