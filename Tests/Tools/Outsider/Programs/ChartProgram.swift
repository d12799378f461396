import Gtk
import Longpress

/// A drawing area with bars: each has a menu, and the space above them has none.
final class ChartProgram: MenuProgram {
    let canvas = Canvas(role: .group)
    private var heights = [80.0, 140, 60]
    var widget: Widget { canvas }
    private(set) var log: [String] = []
    // begin menu
    private lazy var bars = BarTarget { [unowned self] in bar(at: $0) }
    // end menu

    init() {
        canvas.setMinimumSize(width: 300, height: 200)
        canvas.setAccessibleName("Chart")
        canvas.align(horizontal: .start, vertical: .start)
        canvas.onDraw { snapshot in
            for bar in self.heights.indices {
                snapshot.fill(self.frame(of: bar), with: Color(red: 0.2, green: 0.5, blue: 0.8))
            }
        }
        // begin menu
        canvas.isFocusable = true
        canvas.responder = bars
        canvas.menu = .context { _ in
            guard let bar = self.bars.bar else { return nil }
            let menu = ContextMenu(title: "Bar \(bar + 1)") {
                Action("Taller", icon: .add) { self.heights[bar] += 10 }
                Action("Explain", icon: .information) { self.log.append("explain \(bar + 1)") }
            }
            return ContextMenuConfiguration(menu: menu, targetRectangle: self.frame(of: bar))
        }
        // end menu
    }

    func frame(of bar: Int) -> Rectangle {
        Rectangle(x: Double(bar) * 100 + 10, y: 200 - heights[bar], width: 80, height: heights[bar])
    }

    private func bar(at point: Point) -> Int? { heights.indices.first { frame(of: $0).contains(point) } }
}

// begin menu
/// Which bar the menu is for.
private final class BarTarget: ContextMenuTarget {
    private let find: (Point) -> Int?
    private(set) var bar: Int?

    init(_ find: @escaping (Point) -> Int?) { self.find = find }

    var canBecomeFirstResponder: Bool { true }
    func handler(for command: Command) -> CommandHandler? { nil }
    func prepareMenu(at point: Point?, by trigger: MenuTrigger) { bar = point.map(find) ?? bar ?? 0 }
}
// end menu
