/// The arrangement of a preview's pictures in its frame: a single one fills it, several are stacked like photographs.
package struct PreviewStack: Equatable, Sendable {
    /// A picture of a stack.
    package struct Card: Equatable, Sendable {
        /// The frame before rotation, in points, in the coordinate space of the preview's frame.
        package var frame: Rectangle
        /// The rotation about the middle, in degrees, clockwise.
        package var angle: Double

        /// Makes a card.
        package init(frame: Rectangle, angle: Double) {
            self.frame = frame
            self.angle = angle
        }
    }

    /// The sizes of the pictures shown, the topmost first, in any unit.
    package let pictures: [Size]

    /// The angles, in degrees, from the topmost picture down. With more than three, the pictures would be hard to distinguish.
    static let angles = [0.0, -5, 5]

    /// Makes a stack from the sizes of pictures in any unit, the topmost first. It uses the first three that aren't empty.
    package init(_ pictures: [Size]) {
        self.pictures = Array(pictures.filter { $0.width > 0 && $0.height > 0 }.prefix(Self.angles.count))
    }

    /// Returns the size in points that the preview needs within an available size: without empty space beside the pictures.
    package func size(within size: Size) -> Size {
        let fitted = pictures.map { $0.fitted(into: size) }
        return Size(width: fitted.map(\.width).max() ?? 0, height: fitted.map(\.height).max() ?? 0)
    }

    /// Returns the cards of the pictures in a preview's frame, the topmost first. No picture is distorted. At a spread of 0
    /// all are upright on top of each other, as large as the frame allows; at 1 they are rotated, and no corner is outside the
    /// frame.
    package func cards(in frame: Rectangle, spread: Double) -> [Card] {
        let sizes = pictures.map { $0.fitted(into: frame.size) }
        let room = zip(sizes, Self.angles).map { size, angle in
            let turned = size.turned(by: angle)
            return min(frame.width / turned.width, frame.height / turned.height)
        }
        let scale = 1 + ((room.min() ?? 1) - 1) * spread
        return zip(sizes, Self.angles).map { size, angle in
            let (width, height) = (size.width * scale, size.height * scale)
            return Card(
                frame: Rectangle(
                    x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height),
                angle: angle * spread)
        }
    }
}

extension Size {
    /// Returns the largest size in the same proportions that fits into another size.
    fileprivate func fitted(into room: Size) -> Size {
        let scale = min(room.width / width, room.height / height)
        return Size(width: width * scale, height: height * scale)
    }

    /// Returns the size of the bounding rectangle after a rotation by some degrees.
    fileprivate func turned(by degrees: Double) -> Size {
        // There is no sine without Foundation or the platform's library: for such small angles, the first terms of the series
        // suffice.
        let radians = abs(degrees) * .pi / 180
        let sine = radians - radians * radians * radians / 6
        let cosine = 1 - radians * radians / 2 + radians * radians * radians * radians / 24
        return Size(width: width * cosine + height * sine, height: width * sine + height * cosine)
    }
}
