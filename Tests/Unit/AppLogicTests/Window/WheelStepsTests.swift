import Testing

@testable import LongpressApp

/// The movements of a wheel or a touchpad are converted to whole steps.
@Suite("Steps of the wheel")
struct WheelStepsTests {
    private func steps(_ distances: [Double], inPoints: Bool) -> [Int] {
        var wheel = WheelSteps()
        return distances.map { wheel.add($0, inPoints: inPoints) }
    }

    @Test("A wheel's click is a step, and a fine wheel's parts add up to one")
    func wheel() {
        #expect(steps([1, 1, -1, -1], inPoints: false) == [1, 1, -1, -1])
        #expect(steps([0.25, 0.25, 0.25, 0.25, 0.5, 0.5], inPoints: false) == [0, 0, 0, 1, 0, 1])
        #expect(steps([3, -2], inPoints: false) == [3, -2])
    }

    @Test("On a touchpad the distance counts")
    func touchpad() {
        #expect(steps([20, 20, 20, 59, 1], inPoints: true) == [0, 0, 1, 0, 1])
        #expect(steps([150, 30], inPoints: true) == [2, 1])
    }

    @Test("Turning the other way starts over")
    func back() {
        #expect(steps([0.75, -0.75, -0.25], inPoints: false) == [0, 0, -1])
    }

    @Test("The number of steps is limited, whatever the distance")
    func far() {
        #expect(steps([1e300, -1e300], inPoints: false) == [100, -100])
    }
}
