import Gtk
import Longpress

/// A drawing area with bars: each has a menu, and the space above them has none.
final class ChartProgram: MenuProgram {
    let canvas = Canvas(role: .group)
    private var heights = [80.0, 140, 60]
    var widget: Widget { canvas }
    private(set) var log: [String] = []

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
        canvas.contextMenu(
            forItemAt: { $0.map(self.bar) ?? 0 }, title: { "Bar \($0 + 1)" }, targetRectangle: self.frame(of:)
        ) { bar in
            Action("Taller", icon: .add) { self.heights[bar] += 10 }
            Action("Explain", icon: .information) { self.log.append("explain \(bar + 1)") }
        }
        // end menu
    }

    func frame(of bar: Int) -> Rectangle {
        Rectangle(x: Double(bar) * 100 + 10, y: 200 - heights[bar], width: 80, height: heights[bar])
    }

    private func bar(at point: Point) -> Int? { heights.indices.first { frame(of: $0).contains(point) } }
}
