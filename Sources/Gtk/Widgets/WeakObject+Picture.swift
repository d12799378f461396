import CGtk

extension WeakObject where Wrapped == Picture {
    /// A weak reference to a picture.
    public convenience init(_ picture: Picture) {
        self.init(picture) { Picture(owning: $0) }
    }
}
