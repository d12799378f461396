public import Menus

extension CommandExplanation.Reason {
    /// The guideline behind it, if there is one.
    public var rule: Guideline? { guidelineID.flatMap { Guideline(id: $0) } }
}
