import Foundation

extension AccessibleNode {
    private static let textInterface = "org.a11y.atspi.Text"

    /// The object's text.
    public var text: String {
        get throws {
            // An end of -1 means "to the end", but GTK's labels don't support it. In a text with images, GTK 4.24 doesn't count
            // these in the number of characters, so that the last characters would be missing.
            let end = has("multi-line") ? -1 : try characterCount
            return try call(Self.textInterface, "GetText", [.int32(0), .int32(end)]).child(0).string
        }
    }

    /// The number of characters.
    public var characterCount: Int {
        get throws { try property(Self.textInterface, "CharacterCount").int }
    }

    /// The offset of the character after the caret.
    public var caretOffset: Int {
        get throws { try property(Self.textInterface, "CaretOffset").int }
    }

    /// The selected ranges of characters; empty if nothing is selected.
    public var selections: [Range<Int>] {
        get throws {
            let count = try call(Self.textInterface, "GetNSelections").child(0).int
            return try (0..<count).compactMap { index in
                do {
                    let ends = try call(Self.textInterface, "GetSelection", [.int32(index)])
                    let (start, end) = (ends.child(0).int, ends.child(1).int)
                    return start == end ? nil : min(start, end)..<max(start, end)
                } catch let error as DBusError where error.description.contains("Not a valid selection") {
                    // The selection disappeared between the two calls.
                    return nil
                }
            }
        }
    }

    /// The selected text; empty if nothing is selected.
    public var selectedText: String {
        get throws {
            let scalars = Array(try text.unicodeScalars)
            return try selections.map { range in
                var part = String.UnicodeScalarView()
                part.append(contentsOf: scalars[range.clamped(to: 0..<scalars.count)])
                return String(part)
            }.joined()
        }
    }

    /// Moves the caret before a character, and returns whether this is supported: from GTK 4.14 to 4.18 it isn't.
    public func setCaret(to offset: Int) throws -> Bool {
        do {
            Glance.forget()
            // GTK 4.8 moves the caret, but answers that it didn't.
            _ = try call(Self.textInterface, "SetCaretOffset", [.int32(offset)])
            return true
        } catch let error as DBusError where error.isRefusal {
            return false
        }
    }

    /// Returns the formatting of a character, by the names that screen readers use: `weight`, `style`, `underline`,
    /// `direction`, …
    public func textAttributes(ofCharacter offset: Int) throws -> [String: String] {
        let answer = try call(Self.textInterface, "GetAttributeRun", [.int32(offset), .boolean(false)])
        return Dictionary(answer.child(0).children.map { ($0.child(0).string, $0.child(1).string) }) { $1 }
    }

    /// Returns the screen area of a range of characters on one line. GTK 4.8 supports this for text views, not for labels.
    public func screenRectangle(ofCharacters range: Range<Int>) throws -> ScreenRectangle {
        func extents(of character: Int) throws -> ScreenRectangle {
            let answer = try call(Self.textInterface, "GetCharacterExtents", [.int32(character), .uint32(1)])
            let numbers = answer.children.map(\.int)
            return ScreenRectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        let first = try extents(of: range.lowerBound)
        let last = try extents(of: max(range.lowerBound, range.upperBound - 1))
        let (left, right) = (min(first.x, last.x), max(first.right, last.right))
        let (inWindow, onScreen) = (try self.extents, try screenRectangle)
        return ScreenRectangle(x: left, y: first.y, width: right - left, height: first.height)
            .moved(x: onScreen.x - inWindow.x, y: onScreen.y - inWindow.y)
    }

    /// Returns the screen area of the first occurrence of a word in the text. GTK 4.8 supports this for text views, not for
    /// labels.
    public func screenRectangle(ofText word: String) throws -> ScreenRectangle {
        let text = try self.text
        guard let found = text.range(of: word) else { throw TestFailure("\"\(word)\" isn't in \(summary)") }
        let start = text.unicodeScalars.distance(from: text.startIndex, to: found.lowerBound)
        return try screenRectangle(ofCharacters: start..<start + word.unicodeScalars.count)
    }
}
