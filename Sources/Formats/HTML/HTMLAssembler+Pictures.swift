import RichText

extension HTMLAssembler {
    /// Adds a picture, or what stands for one.
    func addPicture(_ attributes: [String: String], in element: HTMLElement) {
        if attributes["aria-roledescription"]?.lowercased().contains("checkbox") == true {
            // Google Docs writes check boxes as pictures.
            return addBox(isOn: attributes["alt"] == "checked", in: element)
        }
        guard let source = attributes["src"], let (bytes, type) = pictures.picture(at: source), !bytes.isEmpty else {
            // Mail programs and web pages insert emoji as pictures.
            if let words = attributes["alt"], words.count == 1, words.unicodeScalars.contains(where: \.isEmoji) {
                write { $0.addExactly(words, in: element) }
            } else {
                losses.add(.pictures)
            }
            return
        }
        // A picture can't be a link.
        if element.link != nil { losses.add(.links) }
        figures.append(
            NoteContent.Figure(
                bytes: bytes, type: type, name: Self.name(attributes[HTMLFormat.nameAttribute] ?? ""),
                caption: openFigures.isEmpty ? attributes["alt"] ?? "" : ""))
        guard let figure = openFigures.last, figure.captionDepth == 0, let size = figure.size else { return }
        let picture = TextPicture(id: figures.count - 1, size: size)
        write {
            if figures.count - 1 > figure.firstPicture { $0.boundary() }
            $0.add(picture, in: element)
        }
    }

    /// Adds a check box, as in lists of things to do. Other fields contain nothing to read.
    func addField(_ attributes: [String: String], _ element: HTMLElement) {
        guard attributes["type"]?.lowercased() == "checkbox", attributes["hidden"] == nil, !element.isHidden,
            !element.isInvisible, let parent = elements.last ?? Self.page, listMark == nil
        else { return }
        addBox(isOn: attributes["checked"] != nil, in: parent)
    }

    private func addBox(isOn: Bool, in element: HTMLElement) {
        write {
            guard !$0.makeTask(isDone: isOn) else { return }
            $0.addExactly(isOn ? "☑" : "☐", in: element)
            $0.add(" ", in: element)
        }
    }

    /// Returns a name without characters that a file's name can't have.
    private static func name(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value & 0xFFFE != 0xFFFE }))
    }
}

extension Unicode.Scalar {
    fileprivate var isEmoji: Bool { properties.isEmoji && value > 0xFF }
}
