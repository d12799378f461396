import Gtk
import Notes

/// The notes of the program's windows.
extension LongpressApplication: OpenNotes {
    var stores: [NoteStore] { windows.map(\.store) }

    func untilOneIsOpen() async { await firstWindow() }

    func open(title: String, for file: File?) -> NoteStore { makeWindow(title: title, for: file).store }

    func present(_ store: NoteStore) { windows.first { $0.store === store }?.window.present() }

    func showFurther(_ message: String) { show(message, besides: true) }
}
