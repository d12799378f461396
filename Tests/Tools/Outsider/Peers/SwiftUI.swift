// The same menus in SwiftUI (iOS 18): the lines that they need. These are counted, not compiled.

// Label
Text("Hold this text, and copy it.").textSelection(.enabled)

// Editor
struct Editor: View {
    @State var text = "some text to write on"
    @State var selection: TextSelection?

    var body: some View {
        TextEditor(text: $text, selection: $selection)
            .contextMenu {
                if let selection, !selection.isInsertion {
                    Button("Search") { search(selection) }
                }
            }
    }
}

// Picture
image.contextMenu {
    Button("Copy", systemImage: "doc.on.doc") { copy() }
    Menu("Rotate") {
        Button("Left") { rotate(-1) }
        Button("Right") { rotate(1) }
    }
    Divider()
    Button("Remove", systemImage: "trash", role: .destructive) { remove() }
}

// List
List(songs, selection: $selection) { Text($0.title) }
    .contextMenu(forSelectionType: Song.ID.self) { selected in
        if selected.isEmpty {
            Button("Add Song", systemImage: "plus") { add() }
        } else {
            Button("Play", systemImage: "play") { play(selected) }
            Toggle("Favorite", isOn: isFavorite(selected)).menuActionDismissBehavior(.disabled)
            Divider()
            Button("Remove", systemImage: "trash", role: .destructive) { remove(selected) }
        }
    }

// Chart
ForEach(bars) { bar in
    Rectangle().path(in: frame(of: bar)).fill(.blue)
        .contentShape(.contextMenuPreview, Rectangle().path(in: frame(of: bar)))
        .contextMenu {
            Section("Bar \(bar.number)") {
                Button("Taller", systemImage: "plus") { grow(bar) }
                Button("Explain", systemImage: "info.circle") { explain(bar) }
            }
        }
}

// Verse
// Not possible: SwiftUI has no text interaction for text that a program draws itself.

// Files
FileRow(file).contextMenu {
    Button("Open", systemImage: "doc") { open(file) }
    Menu("Open With") {
        // SwiftUI can't load items while a menu opens: the programs are found before.
        ForEach(programs) { program in
            Button(program.name) { open(file, with: program) }
        }
    }
}
.task { programs = (try? await findPrograms()) ?? [] }

// Form
TextField("Name", text: $name)
TextField("Date", text: $date).contextMenu {
    if date.isEmpty {
        Button("Insert Today") { date = today }
    }
}

// Gallery
photo.contextMenu {
    Button("Share", systemImage: "square.and.arrow.up") { share(photo) }
    Divider()
    Button("Remove", systemImage: "trash", role: .destructive) { remove(photo) }
} preview: {
    photo.image.resizable()
}

// Article
Text(markdown).textSelection(.enabled)
    .environment(
        \.openURL,
        OpenURLAction {
            open($0); return .handled
        })
