import Longpress

/// The looks of the window with the guidelines.
enum GuidelineStyle {
    static let id = "longpress-guideline-id"
    static let verdict = "longpress-guideline-verdict"
    static let source = "longpress-guideline-source"
    static let summary = "longpress-guidelines-summary"
    static let message = "longpress-guidelines-message"

    static func style(of verdict: Guideline.State.Verdict) -> String {
        switch verdict {
        case .kept: "longpress-guideline-kept"
        case .broken: "longpress-guideline-broken"
        case .notApplicable: "longpress-guideline-none"
        }
    }

    /// A sign for each, so that it isn't told by colour alone.
    static func icon(of verdict: Guideline.State.Verdict) -> String {
        switch verdict {
        case .kept: "object-select-symbolic"
        case .broken: "dialog-warning-symbolic"
        case .notApplicable: "list-remove-symbolic"
        }
    }
}
