import Gtk

/// The row of an edit menu's items, on several pages if they don't fit side by side.
final class EditMenuRow {
    /// The popover's child: the row, or the pages.
    private(set) var widget: Widget
    private let row = Box(.horizontal)
    private let items: MenuItems
    private let commands: [Command]
    private var labels: [Label] = []
    private var pages: EditMenuPages?
    private var boxes: [Box] = []
    private var stack: Stack?

    /// The duration of turning a page, in milliseconds (125, as in Flutter's bar for iOS).
    private static let turning = 125

    init(_ commands: [Command], items: MenuItems) {
        self.items = items
        self.commands = commands
        widget = row
        for (index, command) in commands.enumerated() {
            if hasLine(before: index) { row.append(Separator(.vertical)) }
            let label = Label(line: command.title)
            labels.append(label)
            let button = Button(Self.content(of: command, label), role: .menuItem)
            items.add(button, title: command.title)
            if Self.hidesTitle(of: command) || command.tooltip != nil {
                button.describe(command, tooltip: command.tooltip ?? command.title)
            }
            row.append(button)
        }
    }

    private static func hidesTitle(of command: Command) -> Bool {
        command.labelStyle == .iconOnly && command.icon != nil
    }

    private static func content(of command: Command, _ label: Label) -> Widget {
        guard command.labelStyle != .automatic, command.icon != nil else { return label }
        let icon = Icon("")
        icon.show(command.icon)
        guard !hidesTitle(of: command) else { return icon }
        let content = Box(.horizontal, spacing: 6)
        content.append(icon)
        content.append(label)
        return content
    }

    private func hasLine(before index: Int) -> Bool {
        index > 0 && EditMenu.hasLine(between: commands[index - 1], and: commands[index])
    }

    /// Whether it can be shown within a width in points as it is. The pages of one that has some depend on the width.
    func stillFits(in room: Double) -> Bool {
        pages == nil && row.naturalSize.width <= room
    }

    /// Spreads the items over pages if the row, which must be in a window, is wider than its room in points.
    func fit(in room: Double) -> Bool {
        guard row.naturalSize.width > room else { return false }
        let buttons = labels.indices.map(items.button)
        let arrow = pageArrow(icon: "pan-end-symbolic", name: libraryText("More Items"), to: 0)
        row.append(arrow)
        let separator = Separator(.vertical)
        row.append(separator)
        let pages = EditMenuPages(
            widths: buttons.map(\.naturalSize.width), room: room, arrow: arrow.naturalSize.width,
            separator: separator.naturalSize.width)
        row.children.forEach(row.remove)
        show(pages, of: buttons)
        return true
    }

    private func show(_ pages: EditMenuPages, of buttons: [Button]) {
        let stack = Stack(keepsWidth: true)
        stack.slides(milliseconds: Self.turning)
        for (number, page) in pages.pages.enumerated() {
            let box = Box(.horizontal)
            if number > 0 {
                box.append(pageArrow(icon: "pan-start-symbolic", name: libraryText("Previous Items"), to: number - 1))
                box.append(Separator(.vertical))
            }
            for (item, width) in zip(page.items, page.widths) {
                if item != page.items.lowerBound, hasLine(before: item) { box.append(Separator(.vertical)) }
                if width < buttons[item].naturalSize.width {
                    labels[item].ellipsize(maximumCharacters: 1)
                    buttons[item].setMinimumSize(width: Int(width))
                    buttons[item].tooltip = labels[item].text
                }
                buttons[item].expandsHorizontally = true
                box.append(buttons[item])
            }
            if number < pages.pages.count - 1 {
                box.append(Separator(.vertical))
                box.append(pageArrow(icon: "pan-end-symbolic", name: libraryText("More Items"), to: number + 1))
            }
            boxes.append(box)
            stack.append(box)
        }
        self.pages = pages
        self.stack = stack
        widget = stack
        followSwipes(over: stack)
        items.onMove = { [weak self] item in self?.turn(toItem: item) }
        items.visible = { [weak self] in self?.visibleItems }
    }

    private func pageArrow(icon: String, name: String, to page: Int) -> Button {
        let button = Button(icon: icon, name: name)
        button.hasFrame = false
        button.focusesOnClick = false
        button.onClick { [weak self] in self?.turn(toPage: page) }
        return button
    }

    /// How many items there are on each page; none if all stand in one row.
    var pageCounts: [Int] { pages?.pages.map(\.items.count) ?? [] }

    private var visibleItems: Range<Int>? {
        boxes.firstIndex { $0 == stack?.shown }.flatMap { pages?.pages[$0].items }
    }

    private func turn(toItem item: Int) {
        guard let page = pages?.page(of: item) else { return }
        stack?.shown = boxes[page]
    }

    /// A swipe over the items turns the page; the item that it began on isn't chosen.
    private func followSwipes(over stack: Stack) {
        let drag = TouchDragGesture(phase: .capture)
        drag.onMove { [weak drag] way in
            if EditMenuSwipe.isSwipe(x: way.x, y: way.y) { drag?.claim() }
        }
        drag.onLift { [weak self] way in self?.turn { $0.pages(fingerX: way.x, y: way.y) } }
        let scroll = ScrollController(phase: .capture)
        scroll.onScrollBy { [weak self] x, y, inPoints in
            self?.turn { $0.pages(scrollX: x, y: y, inPoints: inPoints, at: Clock.milliseconds) }
            return abs(x) > abs(y)
        }
        swipe = EditMenuSwipe(rightToLeft: stack.isRightToLeft)
        controllers = [drag, scroll]
        controllers.forEach(stack.add)
    }

    private var swipe = EditMenuSwipe(rightToLeft: false)
    private var controllers: [EventController] = []

    private func turn(_ pages: (inout EditMenuSwipe) -> Int) {
        let step = pages(&swipe)
        guard step != 0, let page = boxes.firstIndex(where: { $0 == stack?.shown }) else { return }
        if boxes.indices.contains(page + step) { turn(toPage: page + step) }
    }

    private func turn(toPage page: Int) {
        stack?.shown = boxes[page]
        // The keyboard, if it is in the menu, goes along.
        if items.current != nil, let first = pages?.pages[page].items.first { items.move(to: first) }
    }
}
