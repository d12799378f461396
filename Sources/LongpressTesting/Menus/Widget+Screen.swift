import CGtk
public import Gtk

@MainActor extension Widget {
    /// The widget's area on the screen, whether it is in a window or a popover. Waits until the widget is laid out.
    public var screenRectangle: ScreenRectangle {
        get throws {
            try waitFor("\(self) to be laid out on the screen") {
                guard isMapped, size.width > 1, let window, let origin = try window.screenOrigin,
                    let native = selfAndAncestors.first(where: { $0 == window || $0.isPopover }),
                    let bounds = bounds(in: native)
                else { return nil }
                var offset = Point(x: 0, y: 0)
                if native != window {
                    guard let inWindow = Popover(owning: g_object_ref(native.raw)).origin(in: window) else {
                        return nil
                    }
                    offset = inWindow
                }
                return ScreenRectangle(
                    x: origin.x + Int(offset.x + bounds.minX), y: origin.y + Int(offset.y + bounds.minY),
                    width: Int(bounds.width), height: Int(bounds.height))
            }
        }
    }
}

@MainActor extension Window {
    /// The upper left corner of the window's visible part on the screen; `nil` while the window isn't there.
    fileprivate var screenOrigin: ScreenPoint? {
        get throws {
            let windows = try TestDisplay.shared().windows.topLevels
            return (windows.last { $0.title == title } ?? windows.last)?.visibleFrame.origin
        }
    }
}
