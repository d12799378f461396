/// A responder that can adapt to a press before its widget's context menu is requested.
///
/// If it has several items, it can select the pressed one: pressing an item outside the selection selects only that item;
/// pressing one inside keeps the selection, so that the menu applies to all of it.
public protocol ContextMenuTarget: MenuTarget {}
