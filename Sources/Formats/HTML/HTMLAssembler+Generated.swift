extension HTMLAssembler {
    // MARK: Items of lists

    /// Begins a list item, and counts it, whether it has a mark or not.
    func beginItem(_ element: HTMLElement, _ attributes: [String: String], _ style: StyleCascade.Style) {
        var number = 1
        if let position = element.listIndex, let list = elements[position].list {
            number = attributes["value"].flatMap(HTMLElement.integer) ?? list.number &+ list.step
            elements[position].list?.number = number
        }
        guard element.isItem else { return }
        var mark = element.listStyle.mark(number, among: cascade.counterStyles)
        if let content = style.marker?.content {
            let text = generated(content, attributes, in: element)
            mark = text.isEmpty ? nil : ListStyle.parted(text)
        }
        spend(&mark)
        write {
            $0.beginItem(mark, depth: element.listDepth)
            if let tick = element.tick { _ = $0.makeTask(isDone: tick) }
        }
    }

    /// Handles the end of an item's mark that Word wrote.
    func endListMark(in element: HTMLElement) {
        guard let mark = listMark else { return }
        listMark = nil
        var depth = element.listDepth
        if let position = element.blockIndex, elements.indices.contains(position) {
            elements[position].hasListMark = true
            if let level = elements[position].listLevel { depth = level - 1 }
        }
        write { $0.beginItem(mark.seen, depth: depth) }
    }

    /// Replaces the spaces that Word writes for tabs with tabs.
    func addTabs(_ element: inout HTMLElement) {
        guard let tabs = element.tabs, listMark == nil else { return }
        write { [element] in $0.addExactly(String(repeating: "\t", count: tabs), in: element) }
        element.isDropped = true
    }

    // MARK: Tables

    /// Begins a cell, which ends the text before it in its row.
    func beginCell(in element: HTMLElement, _ attributes: [String: String]) {
        guard let table = element.tableIndex else { return }
        let columns = elements[table].columns.beginCell(attributes)
        // A few cells could make a page endless.
        if columns > 1 { generatedLeft -= columns }
        if columns > 0 { write { $0.beginCell(generatedLeft > 0 ? columns : 1, in: element) } }
    }

    // MARK: Readings

    /// Handles the end of a ruby annotation's reading.
    func endAnnotation(in element: HTMLElement) {
        guard let text = annotation.end() else { return }
        write { $0.addExactly(text, in: element) }
    }

    // MARK: Style sheets

    /// Creates and increments counters at the beginning of an element.
    func count(_ style: HTMLStyle) {
        for change in style.counterReset ?? [] { counters.reset(change, level: elements.count) }
        for change in style.counterIncrement ?? [] { counters.increment(change, level: elements.count) }
        for change in style.counterSet ?? [] { counters.set(change, level: elements.count) }
    }

    /// Adds the text that a style sheet generates before or after an element's content.
    func addPart(_ style: HTMLStyle, _ attributes: [String: String], in element: HTMLElement) {
        guard style.display != HTMLStyle.Display.none, style.isInvisible ?? element.isInvisible == false else { return }
        count(style)
        guard let content = style.content, listMark == nil else { return }
        var text: String? = generated(content, attributes, in: element)
        spend(&text)
        // Letters of a symbol font have no meaning elsewhere.
        guard let text, text.unicodeScalars.contains(where: { $0.properties.generalCategory != .privateUse }) else {
            return
        }
        var part = element
        part.spaces = style.spaces ?? part.spaces
        part.letters = style.letters ?? part.letters
        for (textStyle, isOn) in style.styles {
            if isOn { part.styles.insert(textStyle) } else { part.styles.remove(textStyle) }
        }
        let isBlock = [.block, .flexible, .item].contains(style.display)
        // A line break made this way counts.
        if isBlock { write { $0.boundary() } }
        if !isBlock || text.contains(where: { !$0.isWhitespace }) { add(text, in: part) }
        if isBlock { write { $0.boundary() } }
    }

    private func generated(_ content: [GeneratedContent], _ attributes: [String: String], in element: HTMLElement)
        -> String
    {
        let styles = cascade.counterStyles
        return content.map { piece in
            switch piece {
            case .text(let text): text
            case .attribute(let name):
                attributes[name].flatMap { $0.utf8.count <= GeneratedContent.longest ? $0 : nil } ?? ""
            case .counter(let name, let style): style.text(values(of: name, in: element).last ?? 0, among: styles)
            case .counters(let name, let separator, let style):
                values(of: name, in: element).map { style.text($0, among: styles) }.joined(separator: separator)
            case .openQuote: "“"
            case .closeQuote: "”"
            }
        }.joined()
    }

    /// Returns a counter's values, from the outermost. List items have a counter of their own.
    private func values(of counter: String, in element: HTMLElement) -> [Int] {
        guard counter == "list-item" else { return counters.values(of: counter) }
        var numbers: [Int] = []
        var position = element.listIndex
        while let index = position, elements.indices.contains(index), numbers.count < 32 {
            numbers.append(elements[index].list?.number ?? 0)
            position = index > 0 ? elements[index - 1].listIndex : nil
        }
        return numbers.reversed()
    }

    private func spend(_ text: inout String?) {
        // Numbers aren't much longer than their elements, so they don't count.
        guard let length = text?.utf8.count, length > 24 else { return }
        generatedLeft -= length
        if generatedLeft < 0 { text = nil }
    }
}

extension HTMLStyle.Letters {
    /// Returns the letters shown for a text. `isInWord` says whether it continues a word.
    func shown(_ text: String, isInWord: Bool) -> String {
        switch self {
        case .asWritten: return text
        case .capitals: return text.uppercased()
        case .small: return text.lowercased()
        case .initials:
            var isInWord = isInWord
            return text.map { character in
                defer { isInWord = character.isLetter || character.isNumber || (isInWord && "'’".contains(character)) }
                return isInWord ? String(character) : character.uppercased()
            }.joined()
        }
    }
}
