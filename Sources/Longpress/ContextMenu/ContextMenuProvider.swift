/// Gives a widget's context menu for each position in it, or none.
///
/// It is asked each time, once the widget's responder has become first responder, so it may go by what is selected
/// or focused then.
public struct ContextMenuProvider {
    private let answer: (ContextMenuRequest) -> ContextMenuConfiguration?

    /// Makes a provider of a closure; where it answers nil, no menu opens.
    public init(_ answer: @escaping (ContextMenuRequest) -> ContextMenuConfiguration?) {
        self.answer = answer
    }

    /// The menu to open, or nil for none.
    public func configuration(for request: ContextMenuRequest) -> ContextMenuConfiguration? {
        answer(request)
    }
}
