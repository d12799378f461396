import CGtk
import Gtk
import Platform

extension TextView {
    /// Makes an editor of a text whose layout is computed from the view's width in points and its font. The view can shrink to
    /// the minimum width, whatever its current margins are. `setting` must not hold the view strongly.
    package convenience init(
        _ buffer: TextBuffer, minWidth: Int, setting: @escaping (_ width: Int, _ font: FontMeasures) -> TextSetting
    ) {
        self.init(owning: g_object_ref_sink(g_object_new_with_properties(setTextType, 0, nil, nil)))
        gtk_text_view_set_buffer(typed(), buffer.typed())
        gtk_text_view_set_wrap_mode(typed(), GTK_WRAP_WORD_CHAR)
        attach(TextSetter(minWidth: minWidth, setting: setting), as: TextSetter.name)
    }

    /// The measures of the view's font.
    package var fontMeasures: FontMeasures {
        let context = gtk_widget_get_pango_context(typed())
        let metrics = pango_context_get_metrics(context, nil, nil)
        defer { pango_font_metrics_unref(metrics) }
        let scale = Double(PANGO_SCALE)
        let font = pango_context_get_font_description(context)
        let size = Double(pango_font_description_get_size(font)) / scale
        let isAbsolute = pango_font_description_get_size_is_absolute(font) != 0
        let sample = TextLayout(Self.sample, on: self)
        return FontMeasures(
            size: isAbsolute ? size : size * pango_cairo_context_get_resolution(context) / 72,
            lineHeight: Double(pango_font_metrics_get_height(metrics)) / scale,
            letterWidth: sample.size.width / Double(Self.sample.unicodeScalars.count))
    }

    /// A text in which letters and spaces are about as frequent as in English and related languages. (Pango's average letter
    /// width is based on rarer and wider letters.)
    private static let sample = "the letters of a line of text are not all of the same width and there are spaces"
}

/// The layout of a view's text. It lives as long as the view.
private final class TextSetter {
    static let name: StaticString = "text-setter"

    let minWidth: Int
    private let setting: (Int, FontMeasures) -> TextSetting
    private var measures: (serial: guint, font: FontMeasures)?
    private var shown: TextSetting?
    /// Whether the view's text is light, which determines the colour of links; nil before it is first drawn.
    private var isLight: Bool?

    init(minWidth: Int, setting: @escaping (Int, FontMeasures) -> TextSetting) {
        (self.minWidth, self.setting) = (minWidth, setting)
    }

    /// Applies the layout for a width. Unchanged values aren't set again, because each change lays out all of the text again.
    func set(_ view: TextView, width: Int) {
        let serial = pango_context_get_serial(gtk_widget_get_pango_context(view.typed()))
        if measures?.serial != serial { measures = (serial, view.fontMeasures) }
        guard let font = measures?.font else { return }
        let new = setting(width, font)
        guard new != shown else { return }
        shown = new
        view.setTextMargins(horizontal: new.horizontalMargin, vertical: new.verticalMargin)
        gtk_text_view_set_pixels_inside_wrap(view.typed(), gint(new.lineSpacing))
        view.setParagraphSpacing(new.paragraphSpacing)
    }

    /// Adapts the colour of links to the background of a view that is being drawn, after the drawing.
    func adaptLinks(of view: TextView) {
        let isLight = view.textColor.isLight
        guard isLight != self.isLight else { return }
        self.isLight = isLight
        MainLoop.whenIdle { [view = WeakObject(view)] in view.value?.buffer.showLinks(amongLightText: isLight) }
    }
}

private let setTextType: GType = registerType(
    gtk_text_view_get_type(), "LongpressTextView", guint(MemoryLayout<GtkTextViewClass>.size),
    { type, _ in
        let own = type!.assumingMemoryBound(to: GtkWidgetClass.self)
        own.pointee.measure = measure
        own.pointee.size_allocate = allocate
        type!.assumingMemoryBound(to: GtkTextViewClass.self).pointee.snapshot_layer = drawLayer
    }, guint(MemoryLayout<GtkTextView>.size))

private typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// The class of GtkTextView.
private let plain: UnsafeMutablePointer<GtkWidgetClass> =
    g_type_class_ref(gtk_text_view_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)

private let measure:
    @convention(c) (
        WidgetPointer?, GtkOrientation, gint, UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?,
        UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?
    ) -> Void = { widget, orientation, size, least, natural, leastBaseline, baseline in
        nonisolated(unsafe) let widget = widget!
        let width = MainActor.assumeIsolated {
            Object(borrowing: UnsafeMutableRawPointer(widget)).attached(TextSetter.name, as: TextSetter.self)?
                .minWidth
        }
        guard orientation == GTK_ORIENTATION_HORIZONTAL, let width else {
            return plain.pointee.measure(widget, orientation, size, least, natural, leastBaseline, baseline)
        }
        // The current margins would prevent the view from shrinking.
        least?.pointee = gint(width)
        natural?.pointee = gint(width)
        leastBaseline?.pointee = -1
        baseline?.pointee = -1
    }

private let allocate: @convention(c) (WidgetPointer?, gint, gint, gint) -> Void = { widget, width, height, baseline in
    nonisolated(unsafe) let widget = widget!
    MainActor.assumeIsolated {
        let view = TextView(owning: g_object_ref(widget))
        view.attached(TextSetter.name, as: TextSetter.self)?.set(view, width: Int(width))
    }
    plain.pointee.size_allocate(widget, width, height, baseline)
}

private let drawLayer: @convention(c) (UnsafeMutablePointer<GtkTextView>?, GtkTextViewLayer, OpaquePointer?) -> Void = {
    view, layer, snapshot in
    nonisolated(unsafe) let (view, snapshot) = (view!, snapshot!)
    guard layer == GTK_TEXT_VIEW_LAYER_BELOW_TEXT else { return }
    MainActor.assumeIsolated {
        let view = TextView(owning: g_object_ref(view))
        view.attached(TextSetter.name, as: TextSetter.self)?.adaptLinks(of: view)
        view.attached(ParagraphMarks.name, as: ParagraphMarks.self)?.draw(in: view, on: Snapshot(borrowing: snapshot))
    }
}
