/// What a desktop asks of a program that it can reach over the bus (the Desktop Entry Specification's D-Bus activation).
extension SessionBus {
    /// Has a program come to the front, or begin.
    public func activate(_ program: String) throws { try ask(program, "Activate", []) }

    /// Has a program open files, by their paths.
    public func open(_ paths: [String], in program: String) throws {
        try ask(program, "Open", [.strings(paths.map { "file://" + $0 })])
    }

    /// Has a program do one of the actions in its desktop file.
    public func perform(_ action: String, in program: String) throws {
        try ask(program, "ActivateAction", [.string(action), .parsed("@av []")])
    }

    private func ask(_ program: String, _ method: String, _ arguments: [Variant]) throws {
        let path = "/" + program.split(separator: ".").joined(separator: "/")
        _ = try connection.call(
            program, path, "org.freedesktop.Application", method, arguments + [.parsed("@a{sv} {}")])
    }
}
