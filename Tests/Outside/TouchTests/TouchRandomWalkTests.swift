import TestSupport
import XCTest

@testable import Driving

/// A random walk with touch and keyboard.
final class TouchRandomWalkTests: WalkTestCase {
    private var touch: TouchScreen!

    override func setUpWithError() throws {
        try super.setUpWithError()
        // GTK looks for a graphics card, which this display only emulates; and GTK 4.8 loses track of pressed widgets if a
        // popover opens or closes under a finger.
        toleratedErrors += ["libEGL warning", "Broken accounting of active state"]
        touch = try TouchScreen.shared()
    }

    override func tearDownWithError() throws {
        touch?.releaseAll()
        try super.tearDownWithError()
    }

    override func perform(_ input: WalkInput, in area: ScreenRectangle) throws -> ScreenPoint? {
        let place = input.place.point(in: area)
        switch input.kind {
        case .click, .middleClick: try touch.tap(at: place)
        case .doubleClick: try touch.doubleTap(at: place)
        case .secondaryClick, .hold: try touch.hold(at: place, milliseconds: 560)
        case .drag, .wheel:
            try touch.begin(at: place)
            try touch.move(to: input.end.point(in: area), steps: 6, milliseconds: 60)
            try touch.end()
        case .choice:
            let target = input.place.point(in: app.windows.popovers.last?.frame ?? area)
            try touch.tap(at: target)
            return target
        case .key, .typing, .bar, .offer: return try super.perform(input, in: area)
        }
        return place
    }

    /// C19, E20, E25, R9.
    func testARandomWalkByTouchCanBeUndone() throws {
        try walkAndUndo(inputs: 300, seed: 5)
    }
}
