internal import Foundation
internal import JankEngine

/// One call of `UIView.animate`: how its changes move and whom to tell when all have ended.
final class AnimationBlock {
  private let duration: Double
  private let delay: Double
  private let curve: TimingCurve
  private let completion: ((Bool) -> Void)?
  private var runningCount = 0
  private var allFinished = true

  init(
    duration: Double,
    delay: Double,
    curve: TimingCurve,
    completion: ((Bool) -> Void)?
  ) {
    // Documented by Apple: a negative duration makes the changes at once.
    self.duration = max(duration, 0)
    self.delay = max(delay, 0)
    self.curve = curve
    self.completion = completion
  }

  /// Runs the changes of the block so that they are animated.
  func run(_ changes: () -> Void) {
    let simulation = Simulation.current
    simulation.animationBlocks.append(self)
    changes()
    simulation.animationBlocks.removeLast()
    // Inferred: a block that changes nothing is told of its end all the same, with the next turn.
    guard runningCount == 0 else { return }
    let id = simulation.device.nextAnimationID()
    expectStop(of: id)
    simulation.device.announceStop(of: id)
  }

  /// Animates the way of a layer's property from its old to its new model value.
  func animate(
    _ layer: CALayer,
    _ property: LayerAnimation.Property,
    from: SIMD4<Double>,
    to: SIMD4<Double>
  ) {
    guard duration > 0 || delay > 0, UIView.areAnimationsEnabled else { return }
    let device = layer.device
    let id = device.nextAnimationID()
    expectStop(of: id)
    device.layers.add(
      LayerAnimation(
        id: id,
        property: property,
        from: from,
        to: to,
        curve: curve,
        duration: duration,
        delay: delay
      ),
      to: layer.id
    )
  }

  /// Hears that one of the changes has ended or was taken away.
  func animationDidStop(finished: Bool) {
    runningCount -= 1
    allFinished = allFinished && finished
    guard runningCount == 0, let completion else { return }
    Simulation.current.device.spendCallback("animation completion")
    completion(allFinished)
  }

  private func expectStop(of id: AnimationID) {
    runningCount += 1
    Simulation.current.blocksByAnimation[id] = self
  }
}
