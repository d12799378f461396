import TestSupport

extension AccessibleNode {
    /// The message at the top of a window, or of any window of an app; `nil` if there is none.
    var message: AccessibleNode? {
        get throws { try first { try $0.role == "alert" && $0.name == "Message" && $0.isShowing } }
    }

    /// The text of the message; `nil` if there is none.
    var messageText: String? {
        get throws { try message?.find(role: "label")?.text }
    }
}
