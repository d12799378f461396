import Longpress

extension Demonstration {
    /// An action, a check or a pause.
    indirect enum Step {
        case all([Step])
        /// Puts the insertion point into the word that will be pressed, so that nothing is selected.
        case selectNothing
        /// Selects a number of pictures, or all if there are fewer.
        case selectPictures(Int)
        /// Presses and releases, once or several times in a row.
        case tap(InputSimulator.Pointer, Target, times: Int = 1)
        /// Puts down a finger or presses a button.
        case press(InputSimulator.Pointer, Target)
        /// Presses, and waits until the press is a hold.
        case hold(InputSimulator.Pointer, Target)
        /// Moves the held press.
        case drag(Target)
        /// Waits for the duration of a hold.
        case waitForHold
        /// Releases the press.
        case lift
        case key(String)
        /// Waits until a menu is open.
        case menu(MenuPresenter.Kind)
        /// Verifies that no menu is open.
        case noMenu
        /// Highlights menu items one after another. Items that aren't in the menu are skipped, but at least one has to be.
        case point([Command])
        /// Chooses an item.
        case choose(Command)
        /// Opens the submenu that contains a command.
        case openSubmenu(Command)
        /// Performs a command as from the menu bar, on an example only.
        case perform(Command)
        /// Waits until a part of the text is selected.
        case selected(Selected)
        /// Taps the preview, and waits for the window that shows the picture.
        case openPreview
        /// Waits for the sheet of a command.
        case sheet
        /// Pauses so that the user can look.
        case look
        /// Closes the open menu or sheet.
        case close
    }

    /// What is selected in the text.
    enum Selected: Hashable { case nothing, something, everything }

    /// Something to press.
    enum Target: Hashable {
        /// A word near the middle of the visible text.
        case word
        /// A word at some distance from that one.
        case laterWord
        /// A word in the first visible line.
        case firstWord
        /// A word in the last visible line.
        case lastWord
        /// The address of a web page in the text.
        case link
        /// The handle at the end of the selection.
        case endHandle
        /// A picture; one of the selected pictures if several are selected.
        case picture
        case lowestPicture
        /// The part of the pane without pictures.
        case emptySpace
        case caption
        /// The placeholder of a missing caption.
        case missingCaption
        case menuBar

        fileprivate var need: Need? {
            switch self {
            case .word, .laterWord, .firstWord, .lastWord: .word
            case .link: .link
            case .picture, .lowestPicture: .picture
            case .emptySpace: .emptySpace
            case .caption: .caption
            case .missingCaption: .missingCaption
            case .endHandle, .menuBar: nil
            }
        }
    }
}

extension Demonstration.Step {
    var needs: [Demonstration.Need] {
        switch self {
        case .all(let steps): steps.flatMap(\.needs)
        case .selectNothing: [.word]
        case .selectPictures(let count): [count > 1 ? .pictures : .picture]
        case .tap(_, let target, _), .press(_, let target), .hold(_, let target), .drag(let target):
            target.need.map { [$0] } ?? []
        default: []
        }
    }

    // MARK: Common steps

    static let word = all([tap(.finger, .word, times: 2), menu(.edit)])
    static let caret = all([selectNothing, hold(.finger, .word), lift, menu(.edit)])
    static let caption = all([tap(.finger, .caption, times: 2), menu(.edit)])
    static let picture = all([tap(.secondary, .picture), menu(.context)])
    static let heldPicture = all([hold(.finger, .picture), menu(.context), lift])
    static let pictures = all([selectPictures(3), tap(.secondary, .picture), menu(.context)])
    /// Clicks the empty part of the pane with the secondary button.
    static let emptySpace = all([tap(.secondary, .emptySpace), menu(.context)])
    static let lookAndClose = all([look, close])
}
