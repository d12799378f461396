/// The requests that a desktop sends to a program over the bus (D-Bus activation in the Desktop Entry Specification).
extension SessionBus {
    /// Activates a program: brings it to the front, or starts it.
    public func activate(_ program: String) throws { try ask(program, "Activate", []) }

    /// Makes a program open files, given their paths.
    public func open(_ paths: [String], in program: String) throws {
        try ask(program, "Open", [.strings(paths.map { "file://" + $0 })])
    }

    /// Makes a program perform one of the actions in its desktop file.
    public func perform(_ action: String, in program: String) throws {
        try ask(program, "ActivateAction", [.string(action), .parsed("@av []")])
    }

    private func ask(_ program: String, _ method: String, _ arguments: [Variant]) throws {
        let path = "/" + program.split(separator: ".").joined(separator: "/")
        _ = try connection.call(
            program, path, "org.freedesktop.Application", method, arguments + [.parsed("@a{sv} {}")])
    }
}
