import Longpress

extension Demonstration {
    /// Something that is done, seen, or looked at.
    indirect enum Step {
        case all([Step])
        /// Puts the insertion point where nothing is selected: in the word that is pressed.
        case selectNothing
        /// Selects pictures, as many as there are up to a number.
        case selectPictures(Int)
        /// Presses and lifts, once or several times in a row.
        case tap(InputSimulator.Pointer, Place, times: Int = 1)
        /// Puts a finger or button down.
        case press(InputSimulator.Pointer, Place)
        /// Puts it down and waits until that is a hold.
        case hold(InputSimulator.Pointer, Place)
        /// Moves what is down.
        case drag(Place)
        /// Waits as long as a hold takes.
        case waitForHold
        /// Lifts what is down.
        case lift
        case key(String)
        /// Waits until a menu is open.
        case menu(MenuPresenter.Kind)
        /// Sees to it that no menu is open.
        case noMenu
        /// Lights up items one after another, those of them that are in the menu: one at least has to be.
        case point([Command])
        /// Presses an item.
        case choose(Command)
        /// Opens the submenu that has a command.
        case openSubmenu(Command)
        /// Has a command performed as the menu bar would, on an example only.
        case perform(Command)
        /// Waits until something of the text is selected.
        case selected(Selected)
        /// Taps the preview, and waits for the window that shows the picture.
        case openPreview
        /// Waits for the sheet of a command.
        case sheet
        /// Gives time to look.
        case look
        /// Closes the menu or sheet that is open.
        case close
    }

    /// What is selected in the text.
    enum Selected: Hashable { case nothing, something, everything }

    /// A place that can be pressed.
    enum Place: Hashable {
        /// A word about in the middle of what is to be seen of the text.
        case word
        /// A word some way after that one.
        case laterWord
        /// A word in the first line that is to be seen.
        case firstWord
        /// A word in the last line that is to be seen.
        case lastWord
        /// The address of a web page in the text.
        case link
        /// The handle at the end of what is selected.
        case endHandle
        /// A picture; of several that are selected, one of these.
        case picture
        case lowestPicture
        /// The part of the pane where there is no picture.
        case emptySpace
        case caption
        /// The words that stand in for a caption.
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
        case .tap(_, let place, _), .press(_, let place), .hold(_, let place), .drag(let place):
            place.need.map { [$0] } ?? []
        default: []
        }
    }

    // MARK: Steps in common

    static let word = all([tap(.finger, .word, times: 2), menu(.edit)])
    static let caret = all([selectNothing, hold(.finger, .word), lift, menu(.edit)])
    static let caption = all([tap(.finger, .caption, times: 2), menu(.edit)])
    static let picture = all([tap(.secondary, .picture), menu(.context)])
    static let heldPicture = all([hold(.finger, .picture), menu(.context), lift])
    static let pictures = all([selectPictures(3), tap(.secondary, .picture), menu(.context)])
    /// The empty part of the pane is clicked with the secondary button.
    static let emptySpace = all([tap(.secondary, .emptySpace), menu(.context)])
    static let lookAndClose = all([look, close])
}
