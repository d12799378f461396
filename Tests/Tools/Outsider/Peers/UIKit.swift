// The same menus in UIKit (iOS 18): the lines that they need. These are counted, not compiled.

// Label
final class CopyableLabel: UILabel, UIEditMenuInteractionDelegate {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(copy(_:))
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    @objc func hold(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began, becomeFirstResponder() else { return }
        interaction.presentEditMenu(with: .init(identifier: nil, sourcePoint: recognizer.location(in: self)))
    }
    lazy var interaction = UIEditMenuInteraction(delegate: self)
}
label.isUserInteractionEnabled = true
label.addInteraction(label.interaction)
label.addGestureRecognizer(UILongPressGestureRecognizer(target: label, action: #selector(CopyableLabel.hold)))

// Editor
func textView(_ view: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    guard range.length > 0 else { return UIMenu(children: suggestedActions) }
    return UIMenu(children: suggestedActions + [UIAction(title: "Search") { _ in self.search(range) }])
}

// Picture
image.isUserInteractionEnabled = true
image.addInteraction(UIContextMenuInteraction(delegate: self))
func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration { _ in
        UIMenu(children: [
            UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in self.copy() },
            UIMenu(
                title: "Rotate",
                children: [
                    UIAction(title: "Left") { _ in self.rotate(-1) },
                    UIAction(title: "Right") { _ in self.rotate(1) },
                ]),
            UIMenu(
                options: .displayInline,
                children: [
                    UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                        self.remove()
                    }
                ]),
        ])
    }
}

// List
func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration { _ in
        guard !paths.isEmpty else {
            return UIMenu(children: [
                UIAction(title: "Add Song", image: UIImage(systemName: "plus")) { _ in self.add() }
            ])
        }
        let isFavorite = self.areFavorites(paths)
        return UIMenu(children: [
            UIAction(title: "Play", image: UIImage(systemName: "play")) { _ in self.play(paths) },
            UIAction(title: "Favorite", attributes: .keepsMenuPresented, state: isFavorite ? .on : .off) { _ in
                self.setFavorites(paths, !isFavorite)
            },
            UIMenu(
                options: .displayInline,
                children: [
                    UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                        self.remove(paths)
                    }
                ]),
        ])
    }
}

// Chart
chart.addInteraction(UIContextMenuInteraction(delegate: self))
func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
) -> UIContextMenuConfiguration? {
    guard let bar = chart.bar(at: location) else { return nil }
    return UIContextMenuConfiguration(identifier: bar as NSNumber) { _ in
        UIMenu(
            title: "Bar \(bar + 1)",
            children: [
                UIAction(title: "Taller", image: UIImage(systemName: "plus")) { _ in self.grow(bar) },
                UIAction(title: "Explain", image: UIImage(systemName: "info.circle")) { _ in self.explain(bar) },
            ])
    }
}
func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
) -> UITargetedPreview? {
    guard let bar = identifier as? Int else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: chart.frame(of: bar))
    return UITargetedPreview(view: chart, parameters: parameters)
}

// Verse
addInteraction(
    {
        let interaction = UITextInteraction(for: .nonEditable); interaction.textInput = self; return interaction
    }())
// The 30 members of UITextInput are needed as well, but they concern the text rather than its menu.

// Files
func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
) -> UIContextMenuConfiguration? {
    guard let file = paths.first.map(file(at:)) else { return nil }
    return UIContextMenuConfiguration { _ in
        UIMenu(children: [
            UIAction(title: "Open", image: UIImage(systemName: "doc")) { _ in self.open(file) },
            UIMenu(
                title: "Open With",
                children: [
                    UIDeferredMenuElement { complete in
                        Task {
                            let programs = (try? await self.findPrograms()) ?? []
                            complete(
                                programs.map { program in
                                    UIAction(title: program.name) { _ in self.open(file, with: program) }
                                })
                        }
                    }
                ]),
        ])
    }
}

// Form
func textField(
    _ field: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
) -> UIMenu? {
    guard field === date, field.text?.isEmpty != false else { return UIMenu(children: suggestedActions) }
    return UIMenu(children: suggestedActions + [UIAction(title: "Insert Today") { _ in field.text = self.today }])
}

// Gallery
func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
) -> UIContextMenuConfiguration? {
    guard let photo = paths.first.map(photo(at:)) else { return nil }
    return UIContextMenuConfiguration(identifier: photo.id as NSString) {
        PhotoViewController(photo)
    } actionProvider: { _ in
        UIMenu(children: [
            UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in self.share(photo) },
            UIMenu(
                options: .displayInline,
                children: [
                    UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                        self.remove(photo)
                    }
                ]),
        ])
    }
}
func collectionView(
    _ view: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
) {
    animator.addCompletion { self.open(configuration.identifier) }
}

// Article
func textView(_ view: UITextView, menuConfigurationFor item: UITextItem, defaultMenu: UIMenu) -> UITextItem
    .MenuConfiguration?
{
    guard case .link(let url) = item.content else { return nil }
    return .init(
        menu: UIMenu(children: [
            UIAction(title: "Open Link") { _ in self.open(url) },
            UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
        ]))
}
