import Gtk

/// A menu of which it is known what it has, which isn't nothing.
protocol ComposedMenu {
    /// Works out where it goes, before anything of it is on screen; nil if what it is about isn't to be seen.
    func place(for subject: MenuSubject) -> (any PlacedMenu)?
}
