/// The way the program begins.
struct Launch: Equatable {
    /// The paths and addresses to open.
    var files: [String] = []
    var beginsNewNote = false
    /// Whether it waits to be told what to do.
    var isService = false
}
