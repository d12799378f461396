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

    static let css = """
        .\(id) { font-weight: bold; }
        .\(verdict) { font-weight: bold; }
        .\(style(of: .kept)) image { color: @success_color; }
        .\(style(of: .broken)) image { color: @error_color; }
        .\(style(of: .notApplicable)), .\(source), .\(summary) { opacity: 0.75; }
        .\(source) { font-size: 90%; }
        .\(summary) { padding: 2px 14px 12px; }
        list > .heading { padding: 16px 14px 6px; font-size: 115%; }
        .\(message) { padding: 8px 14px; background-color: alpha(@theme_selected_bg_color, 0.12); }
        """

    /// What is pale otherwise stands out.
    static let highContrast = """
        .\(style(of: .notApplicable)), .\(source), .\(summary) { opacity: 1; }
        .\(style(of: .kept)) image, .\(style(of: .broken)) image { color: inherit; }
        .\(message) { background: none; border-bottom: 2px solid @theme_fg_color; }
        """
}
