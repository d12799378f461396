import Gtk
import Longpress

/// A list of files. A submenu loads a file's programs as it opens.
final class FilesProgram: MenuProgram {
    private let list = ListBox(name: "Files")
    private let files = ["letter.txt", "photo.png"]
    var widget: Widget { list }
    private(set) var log: [String] = []

    init() {
        for file in files { list.append(ListRow(Label(file))) }
        // begin menu
        list.contextMenu(for: self.files) { selected in
            if let file = selected.first {
                Action("Open", icon: .open) { self.log.append("open \(file)") }
                Submenu("Open With") {
                    Later(title: "Looking for Programs…", failureMessage: "No Programs Found") {
                        try await self.programs().map { program in
                            Action(program) { self.log.append("open \(file) with \(program)") }
                        }
                    }
                }
            }
        }
        // end menu
    }

    private func programs() async throws -> [String] {
        try await Task.sleep(for: .milliseconds(200))
        return ["Editor", "Viewer"]
    }
}
