import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import LongpressAudit
@testable import Platform

/// Previews made from a widget (C25, C26).
final class WidgetPreviewTests: LongpressTestCase {
    /// Shows a list row with a picture in it. The menu belongs to the row; the preview shows the picture or the row.
    private func withRow(
        _ preview: @escaping (_ row: Widget, _ picture: Widget) -> ContextMenuPreview,
        _ body: (_ row: Widget, _ picture: Widget, Window) throws -> Void
    ) throws {
        let picture = Picture()
        picture.texture = PreviewWindow.texture(0).scaled(toFit: 90)
        picture.setMinimumSize(width: 90, height: 68)
        picture.align(horizontal: .start, vertical: .start)
        let row = Box(.horizontal, spacing: 20, role: .group)
        row.setMargins(horizontal: 40, vertical: 40)
        row.align(horizontal: .start, vertical: .start)
        row.append(picture)
        row.append(Label("Ada Lovelace"))
        let (weakRow, weakPicture) = (WeakObject(row), WeakObject(picture))
        row.contextMenu(
            preview: weakRow.value.flatMap { row in weakPicture.value.map { preview(row, $0) } },
            { Action("Call", icon: MenuIcon(PreviewWindow.texture(1))) {} })
        let overlay = Overlay(over: row)
        try TestWindow.with(overlay) { window in
            try waitUntil("the picture") { picture.size.width >= 90 }
            try body(row, picture, window)
        }
    }

    private func opacity(of texture: Texture, x: Int, y: Int) -> UInt8 {
        var bytes = [UInt8](repeating: 0, count: texture.width * texture.height * 4)
        gdk_texture_download(texture.opaque, &bytes, gsize(texture.width * 4))
        return bytes[(y * texture.width + x) * 4 + 3]
    }

    /// The row looks lifted out: it is hidden while the preview is shown, and visible again afterwards.
    func testC25ThePreviewLiftsAWholeRow() throws {
        try Animations.enabled(false) {
            try withRow({ row, _ in ContextMenuPreview(of: row, shape: .roundedRectangle(cornerRadius: 10), name: "Ada")
            }) { row, _, window in
                let texture = try XCTUnwrap(row.renderedTexture())
                XCTAssertEqual(Double(texture.width), row.size.width.rounded(.down))
                XCTAssertEqual(opacity(of: texture, x: texture.width - 1, y: 0), 255, "its background is included")
                MenuPresenter.shared.open(on: row, by: .secondaryClick, at: Point(x: 50, y: 30))
                XCTAssertEqual(row.opacity, 0)
                let frame = try XCTUnwrap(PreviewPresentation.of(window)).frame
                XCTAssertEqual(frame.width, (row.size.width * 1.15).rounded(), accuracy: 1)
                try MenuOnScreen.take("preview-row", "Call", in: window)
                MenuPresenter.shared.close()
                XCTAssertEqual(row.opacity, 1)
            }
        }
    }

    /// The preview is an ellipse of a part of the row, and grows out of that part.
    func testC26ThePreviewShowsAPartInAnEllipse() throws {
        try Animations.enabled(false) {
            try withRow({ row, picture in
                ContextMenuPreview(of: picture, in: row, size: Size(width: 180, height: 136), shape: .ellipse)
            }) { row, picture, window in
                MenuPresenter.shared.open(on: row, by: .secondaryClick, at: Point(x: 50, y: 30))
                XCTAssertEqual(picture.opacity, 0)
                XCTAssertEqual(row.opacity, 1)
                let frame = try XCTUnwrap(PreviewPresentation.of(window)).frame
                XCTAssertEqual(frame.width, 180, accuracy: 2)
                let origin = try RowPlace.origin(of: window)
                @MainActor func color(_ x: Double, _ y: Double) throws -> ScreenPicture.Color {
                    let point = origin.moved(
                        x: Int(frame.minX + x * frame.width), y: Int(frame.minY + y * frame.height))
                    return try Screenshot.picture().pixel(at: point)
                }
                let (red, yellow) = (
                    ScreenPicture.Color(red: 220, green: 60, blue: 40),
                    ScreenPicture.Color(red: 250, green: 200, blue: 60)
                )
                try waitUntil("the preview") { try color(0.3, 0.75).isNear(red) && color(0.7, 0.25).isNear(yellow) }
                for (x, y) in [(0.05, 0.05), (0.95, 0.05), (0.05, 0.95), (0.95, 0.95)] {
                    let corner = try color(x, y)
                    XCTAssertFalse(
                        corner.isNear(red, tolerance: 40) || corner.isNear(yellow, tolerance: 40), "\(corner)")
                }
                try Screenshot.take("preview-ellipse")
            }
        }
    }

    /// The preview of a row that the press itself selects shows the row as it is.
    func testC25ThePreviewShowsARowSelectedByThePress() throws {
        try Animations.enabled(false) {
            let list = ListBox(name: "Pictures")
            for _ in 0..<2 {
                let picture = Picture()
                picture.texture = PreviewWindow.texture(0).scaled(toFit: 90)
                picture.setMinimumSize(width: 90, height: 68)
                picture.align(horizontal: .start, vertical: .start)
                list.append(ListRow(picture))
            }
            let weak = WeakObject(list as ItemList)
            list.contextMenu(
                for: [0, 1],
                preview: { index in
                    weak.value.flatMap { list in list.row(at: index).map { ContextMenuPreview(of: $0, in: list) } }
                }
            ) { _ in Action("Open") {} }
            try TestWindow.with(list, width: 300) { window in
                let row = try XCTUnwrap(list.row(at: 1))
                try waitUntil("the row to be drawn") { row.renderedTexture() != nil }
                let place = try XCTUnwrap(row.bounds(in: list))
                list.selectOnly(at: 0)
                try waitUntil("the other one to be drawn as selected") { row.renderedTexture() != nil }
                MenuPresenter.shared.open(on: list, by: .secondaryClick, at: Point(x: place.midX, y: place.midY))
                XCTAssertEqual(list.selectedIndices, [1])
                let frame = try XCTUnwrap(PreviewPresentation.of(window)).frame
                // The row itself is hidden meanwhile.
                try MenuOnScreen.take("preview-selected-row", "Open", in: window)
                XCTAssertEqual(row.opacity, 0)
                // The picture is at the top left of the row, which may be taller (GTK 4.18), and the preview is scaled as a
                // whole.
                let scale = frame.width / place.width
                let origin = try RowPlace.origin(of: window)
                let point = origin.moved(x: Int(frame.minX + 27 * scale), y: Int(frame.minY + 51 * scale))
                try waitUntil("the red of the picture in the preview") {
                    try Screenshot.picture().pixel(at: point).isNear(
                        ScreenPicture.Color(red: 220, green: 60, blue: 40))
                }
            }
        }
    }

    /// C18: icons can be pictures or GIO icons.
    func testC18IconsCanBePictures() throws {
        let item = Label("a file")
        item.contextMenu {
            Action("Picture", icon: MenuIcon(PreviewWindow.texture(0))) {}
            Action("File", icon: MenuIcon(GIcon(names: ["text-plain", "text-x-generic"]))) {}
            Submenu("Named", icon: .add) { Action("Plain") {} }
        }
        try TestWindow.with(item) { window in
            MenuPresenter.shared.open(on: item)
            let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
            let icons = MenuOnScreen.descendants(of: popover).filter { $0.typeName == "GtkImage" }
            XCTAssertNotNil(gtk_image_get_paintable(icons[0].opaque))
            XCTAssertNotNil(gtk_image_get_gicon(icons[1].opaque))
            XCTAssertEqual(icons[0].size.height, icons[2].size.height, "as large as the others")
            XCTAssertFalse(
                MenuAudit(of: window, against: MenuBar(menus: [])).findings.contains {
                    $0.finding.rule == .familiarIcons
                })
            try MenuOnScreen.take("picture-icons", "File", in: window)
        }
    }

    /// C18: an icon that was a picture may later be a named one, or be removed.
    func testC18APictureIconCanBeReplacedOrRemoved() throws {
        let item = Label("a file")
        var icon: MenuIcon? = MenuIcon(PreviewWindow.texture(0))
        item.contextMenu { Action("Picture", id: "picture", icon: icon) {} }
        try TestWindow.with(item) { window in
            MenuPresenter.shared.open(on: item)
            let popover = try XCTUnwrap(MenuOnScreen.popovers(in: window).first)
            let image = try XCTUnwrap(MenuOnScreen.descendants(of: popover).first { $0.typeName == "GtkImage" })
            XCTAssertNotNil(gtk_image_get_paintable(image.opaque))
            icon = nil
            MenuPresenter.shared.reloadVisibleMenu()
            try waitUntil("no icon") { gtk_image_get_paintable(image.opaque) == nil }
            icon = MenuIcon(GIcon(names: ["text-plain"]))
            MenuPresenter.shared.reloadVisibleMenu()
            try waitUntil("a file's icon") { gtk_image_get_gicon(image.opaque) != nil }
            icon = .add
            MenuPresenter.shared.reloadVisibleMenu()
            try waitUntil("a named icon") { MenuOnScreen.icons(of: popover).joined() == "list-add-symbolic" }
        }
    }
}
