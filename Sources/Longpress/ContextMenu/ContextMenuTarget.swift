/// A responder that is told of a press before its widget's context menu is asked for.
///
/// One that has several items can select the one that is pressed: an item outside the selection is selected alone, one
/// within it leaves the selection as it is, so that the menu is for all of it.
public protocol ContextMenuTarget: MenuTarget {}
