import CGtk
import Gtk
package import Pages

extension PageFormat {
    /// A sheet of the usual paper size in the user's locale.
    @MainActor
    package static var usual: PageFormat {
        let setup = Object(owning: UnsafeMutableRawPointer(gtk_page_setup_new()))
        return PageFormat(setup)
    }

    /// Makes a sheet from the page setup that the user has chosen for printing, in its orientation.
    @MainActor
    init(_ setup: Object) {
        let (setup, points) = (setup.opaque, GTK_UNIT_POINTS)
        self.init(
            paper: Size(
                width: gtk_page_setup_get_paper_width(setup, points),
                height: gtk_page_setup_get_paper_height(setup, points)),
            least: Margins(
                top: gtk_page_setup_get_top_margin(setup, points), left: gtk_page_setup_get_left_margin(setup, points),
                bottom: gtk_page_setup_get_bottom_margin(setup, points),
                right: gtk_page_setup_get_right_margin(setup, points)))
    }
}
