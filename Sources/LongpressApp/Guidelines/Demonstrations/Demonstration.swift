import Longpress
import MenuGuidelines

/// What is done on a note to show a guideline: presses, and what comes of them.
struct Demonstration {
    let rule: Guideline
    /// What is done, one after another.
    let steps: [Step]
    /// The size of the window with an example that it needs, in points; nil if it can be shown on the person's own note.
    let exampleSize: Size?

    /// What came of a demonstration.
    enum Outcome: Equatable {
        case shown
        /// The person did something meanwhile, or it was called off.
        case interrupted
        /// It can't be shown now, for a reason to tell the person.
        case impossible(String)
    }

    /// The demonstration of a guideline; nil if there is nothing to press: the guideline is about what programs are written
    /// with, or about what is to be seen without a press.
    static func of(_ rule: Guideline) -> Demonstration? {
        guard let script = scripts[rule.id] else { return nil }
        return Demonstration(rule: rule, steps: script.steps, exampleSize: script.exampleSize)
    }

    private static let scripts = [editMenu, contextMenu, responders].reduce(into: [:]) {
        $0.merge($1) { first, _ in first }
    }

    /// What is done for one guideline.
    struct Script: ExpressibleByArrayLiteral {
        let steps: [Step]
        let exampleSize: Size?

        /// Something that changes neither a note nor the clipboard, and can be done on any note that has what it needs.
        init(arrayLiteral steps: Step...) {
            (self.steps, exampleSize) = (steps, nil)
        }

        private init(_ steps: [Step], in size: Size) {
            (self.steps, exampleSize) = (steps, size)
        }

        /// Something that changes a note, or needs one that has all sorts of things: it is done on an example, in a window of
        /// its own that then goes.
        static func onExample(_ steps: Step..., in size: Size = Size(width: 900, height: 640)) -> Script {
            Script(steps, in: size)
        }
    }

    /// What it needs of a note.
    var needs: Set<Need> { Set(steps.flatMap(\.needs)) }

    /// A thing in a note that something can be shown on.
    enum Need: Hashable {
        /// A word.
        case word
        /// A picture.
        case picture
        /// Several pictures.
        case pictures
        /// A picture with a caption.
        case caption
        /// Room in the pane of the pictures, beside them.
        case emptySpace
        /// The address of a web page in the text.
        case link
        /// A picture without a caption.
        case missingCaption
    }
}
