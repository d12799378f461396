import Longpress
import MenuGuidelines

/// Style classes of the guidelines window.
enum GuidelineStyle {
    static let id = "longpress-guideline-id"
    static let verdict = "longpress-guideline-verdict"
    static let source = "longpress-guideline-source"
    static let summary = "longpress-guidelines-summary"
    static let message = "longpress-guidelines-message"

    /// Returns a verdict's style class and icon. The icon makes the verdict recognisable without colours.
    static func look(of verdict: Guideline.State.Verdict) -> (style: String, icon: String) {
        switch verdict {
        case .kept: ("longpress-guideline-kept", "object-select-symbolic")
        case .broken: ("longpress-guideline-broken", "dialog-warning-symbolic")
        case .notApplicable: ("longpress-guideline-none", "list-remove-symbolic")
        }
    }
}
