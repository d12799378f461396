/// A responder that reports what can be edited or selected in it.
package protocol EditingTarget: Responder {
    /// The state of the selection and the operations that are possible on it.
    var editingState: EditingState { get }
}
