import Localization

extension Guideline {
    /// A document that states rules.
    public enum Source: Hashable, Sendable, CaseIterable {
        /// The iPhone Human Interface Guidelines of 2010, on edit menus.
        case iPhone2010
        /// The iOS Human Interface Guidelines of 2011, on edit menus.
        case iOS2011
        /// A later Korean edition of the iOS guidelines.
        case iOSKorean
        /// Apple's page on context menus, of 2025.
        case contextMenus2025
        /// NSHipster's article on UIKit's menu controller.
        case nsHipster

        /// The full name, in the user's language.
        public var title: String {
            switch self {
            case .iPhone2010: libraryText("Apple, iPhone Human Interface Guidelines, 2010: the edit menu")
            case .iOS2011: libraryText("Apple, iOS Human Interface Guidelines, 2011: the edit menu")
            case .iOSKorean: libraryText("Apple, iOS Human Interface Guidelines, a later Korean edition: the edit menu")
            case .contextMenus2025: libraryText("Apple, Human Interface Guidelines, 2025: Context menus")
            case .nsHipster: "NSHipster: UIMenuController"
            }
        }

        /// A name that is short enough for a table, in the user's language.
        public var shortTitle: String {
            switch self {
            case .iPhone2010: "iPhone 2010"
            case .iOS2011: "iOS 2011"
            case .iOSKorean: libraryText("iOS in Korean")
            case .contextMenus2025: "Apple 2025"
            case .nsHipster: "NSHipster"
            }
        }
    }
}

extension Set<Guideline.Source> {
    /// All editions of Apple's guidelines on the edit menu.
    static let everyEdition: Self = [.iPhone2010, .iOS2011, .iOSKorean]
    /// The editions that mention a program's own commands.
    static let laterEditions: Self = [.iOS2011, .iOSKorean]
}
