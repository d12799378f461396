import Foundation

extension TestDisplay {
    /// The display's clipboard, as another program than the one under test uses it.
    public var clipboard: SystemClipboard {
        if let opened = Self.openedClipboard { return opened }
        let clipboard = SystemClipboard(connection)
        Self.openedClipboard = clipboard
        atexit { TestDisplay.openedClipboard?.clear() }
        return clipboard
    }

    // Like the display, it belongs to the main thread.
    nonisolated(unsafe) private static var openedClipboard: SystemClipboard?
}
