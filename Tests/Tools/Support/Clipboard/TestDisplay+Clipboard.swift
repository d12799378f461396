import Foundation

extension TestDisplay {
    /// The display's clipboard, as programs other than the one under test use it.
    public var clipboard: SystemClipboard {
        if let opened = Self.openedClipboard { return opened }
        let clipboard = SystemClipboard(connection)
        Self.openedClipboard = clipboard
        atexit { TestDisplay.openedClipboard?.clear() }
        return clipboard
    }

    // Used only on the main thread, like the display.
    nonisolated(unsafe) private static var openedClipboard: SystemClipboard?
}
