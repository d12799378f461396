/// How the program was started.
struct Launch: Equatable {
    /// The paths and addresses to open.
    var files: [String] = []
    var beginsNewNote = false
    /// Whether the program waits for requests from the session bus.
    var isService = false
}
