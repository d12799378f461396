/// A responder that says what there is to edit or select in it.
package protocol EditingTarget: Responder {
    /// What is selected, and the operations that are possible on it.
    var editingState: EditingState { get }
}
