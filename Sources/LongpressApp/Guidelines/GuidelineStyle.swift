import Longpress
import MenuGuidelines

/// The looks of the window with the guidelines.
enum GuidelineStyle {
    static let id = "longpress-guideline-id"
    static let verdict = "longpress-guideline-verdict"
    static let source = "longpress-guideline-source"
    static let summary = "longpress-guidelines-summary"
    static let message = "longpress-guidelines-message"

    /// A style class for each verdict, and a sign, so that it isn't told by colour alone.
    static func look(of verdict: Guideline.State.Verdict) -> (style: String, icon: String) {
        switch verdict {
        case .kept: ("longpress-guideline-kept", "object-select-symbolic")
        case .broken: ("longpress-guideline-broken", "dialog-warning-symbolic")
        case .notApplicable: ("longpress-guideline-none", "list-remove-symbolic")
        }
    }
}
