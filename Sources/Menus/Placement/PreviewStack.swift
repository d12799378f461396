/// The arrangement of a preview's pictures in its frame: one fills it, several lie upon each other like photographs.
package struct PreviewStack: Equatable, Sendable {
    /// One picture of a stack.
    package struct Card: Equatable, Sendable {
        /// Its frame before it is turned, in points, in the coordinate space of the preview's frame.
        package var frame: Rectangle
        /// The angle that it is turned by about its middle, in degrees, clockwise.
        package var angle: Double

        /// Makes a card.
        package init(frame: Rectangle, angle: Double) {
            self.frame = frame
            self.angle = angle
        }
    }

    /// The sizes of the pictures that show, the topmost first, in any unit.
    package let pictures: [Size]

    /// The angles, in degrees, of the topmost and those below it. More than three couldn't be told apart.
    static let angles = [0.0, -5, 5]

    /// Makes a stack of pictures by their sizes in any unit, the topmost first: of up to three that have a size.
    package init(_ pictures: [Size]) {
        self.pictures = Array(pictures.filter { $0.width > 0 && $0.height > 0 }.prefix(Self.angles.count))
    }

    /// The size in points that the preview needs of what it may have: without empty space beside the pictures.
    package func size(within size: Size) -> Size {
        let fitted = pictures.map { $0.fitted(into: size) }
        return Size(width: fitted.map(\.width).max() ?? 0, height: fitted.map(\.height).max() ?? 0)
    }

    /// Returns the positions of the pictures in a preview's frame, in points, the topmost first. None is distorted. At
    /// a spread of 0 all lie straight upon each other, as large as the frame allows; at 1 no corner is outside.
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
    /// The size in the same proportion that just fits into another.
    fileprivate func fitted(into room: Size) -> Size {
        let scale = min(room.width / width, room.height / height)
        return Size(width: width * scale, height: height * scale)
    }

    /// The size of the smallest upright rectangle around one of this size that is turned by some degrees.
    fileprivate func turned(by degrees: Double) -> Size {
        // No sine without Foundation or the platform's library: of so small an angle, the first terms tell enough.
        let radians = abs(degrees) * .pi / 180
        let sine = radians - radians * radians * radians / 6
        let cosine = 1 - radians * radians / 2 + radians * radians * radians * radians / 24
        return Size(width: width * cosine + height * sine, height: width * sine + height * cosine)
    }
}
