import Longpress
import MenuGuidelines

/// The steps that demonstrate a guideline on a note: presses, and the menus and selections they lead to.
struct Demonstration {
    let rule: Guideline
    /// The steps, in order.
    let steps: [Step]
    /// The size in points of the window with an example that the demonstration needs; nil if it can run on the user's own note.
    let exampleSize: Size?

    /// The result of a demonstration.
    enum Outcome: Equatable {
        case shown
        /// The user did something meanwhile, or the demonstration was cancelled.
        case interrupted
        /// The demonstration can't run now, for a reason to show to the user.
        case impossible(String)
    }

    /// Returns the demonstration of a guideline; nil if there is nothing to press, because the guideline is about how programs
    /// are written, or about something that is visible without a press.
    static func of(_ rule: Guideline) -> Demonstration? {
        guard let script = scripts[rule.id] else { return nil }
        return Demonstration(rule: rule, steps: script.steps, exampleSize: script.exampleSize)
    }

    private static let scripts = [editMenu, contextMenu, responders].reduce(into: [:]) {
        $0.merge($1) { first, _ in first }
    }

    /// The steps of one guideline.
    struct Script: ExpressibleByArrayLiteral {
        let steps: [Step]
        let exampleSize: Size?

        /// Steps that change neither the note nor the clipboard, and can run on any note that meets their needs.
        init(arrayLiteral steps: Step...) {
            (self.steps, exampleSize) = (steps, nil)
        }

        private init(_ steps: [Step], in size: Size) {
            (self.steps, exampleSize) = (steps, size)
        }

        /// Steps that change a note, or need one with many kinds of content: they run on an example, in a window of its own that
        /// is closed afterwards.
        static func onExample(_ steps: Step..., in size: Size = Size(width: 900, height: 640)) -> Script {
            Script(steps, in: size)
        }
    }

    /// What the steps need a note to have.
    var needs: Set<Need> { Set(steps.flatMap(\.needs)) }

    /// Something in a note that a demonstration needs.
    enum Need: Hashable {
        /// A word.
        case word
        /// A picture.
        case picture
        /// Several pictures.
        case pictures
        /// A picture with a caption.
        case caption
        /// Free space in the pane of pictures.
        case emptySpace
        /// The address of a web page in the text.
        case link
        /// A picture without a caption.
        case missingCaption
    }
}
