extension WeakObject where Wrapped == Widget {
    /// A weak reference to a widget.
    public convenience init(_ widget: Widget) {
        self.init(widget) { Widget(owning: $0) }
    }
}
