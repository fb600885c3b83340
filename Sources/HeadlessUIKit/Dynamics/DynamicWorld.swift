internal import Foundation

/// The bodies that one animator moves.
///
/// Between two refreshes every force is constant, so a body follows an exact parabola, whatever the
/// frame rate and the number of missed refreshes. How UIKit steps is unknown: our choice.
struct DynamicWorld {
  struct Body {
    let item: any UIDynamicItem
    var position: SIMD2<Double>
    /// Points per second.
    var velocity = SIMD2<Double>.zero
    /// Points per second squared, in this step.
    var acceleration = SIMD2<Double>.zero
    /// The mass of a square of 100 points.
    var density = 1.0
    var isAnchored = false

    /// 1 for a square of 100 points of density 1.
    var mass: Double {
      let size = SIMD2(item.bounds.size)
      return size.x * size.y * density / 10_000
    }
  }

  private(set) var bodies: [Body] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Adds an item at its position; has no effect on a known item.
  mutating func add(_ item: any UIDynamicItem) {
    guard places[item.dynamicID] == nil else { return }
    places[item.dynamicID] = bodies.count
    bodies.append(Body(item: item, position: SIMD2(item.center)))
  }

  mutating func keep(_ wanted: Set<ObjectIdentifier>) {
    guard bodies.contains(where: { !wanted.contains($0.item.dynamicID) }) else { return }
    bodies.removeAll { !wanted.contains($0.item.dynamicID) }
    places = [:]
    for (place, body) in bodies.enumerated() { places[body.item.dynamicID] = place }
  }

  func body(of item: any UIDynamicItem) -> Body? {
    places[item.dynamicID].map { bodies[$0] }
  }

  mutating func change(_ item: any UIDynamicItem, _ change: (inout Body) -> Void) {
    guard let place = places[item.dynamicID] else { return }
    change(&bodies[place])
  }

  var isInMotion: Bool {
    bodies.contains { !$0.isAnchored && ($0.velocity != .zero || $0.acceleration != .zero) }
  }

  mutating func clearForces() {
    for place in bodies.indices { bodies[place].acceleration = .zero }
  }

  /// Moves every body by a time in seconds and updates its item.
  mutating func advance(by seconds: Double) {
    for place in bodies.indices where !bodies[place].isAnchored {
      bodies[place].advance(by: seconds)
    }
  }
}

extension DynamicWorld.Body {
  /// Accelerates the body, whatever its mass, in points per second squared.
  mutating func accelerate(by acceleration: SIMD2<Double>) {
    self.acceleration += acceleration
  }

  /// Applies a force in UIKit newtons; 1 accelerates a mass of 1 by 100 points per second squared.
  mutating func push(by force: SIMD2<Double>) {
    guard mass > 0 else { return }
    acceleration += force * 100 / mass
  }

  /// Applies an impulse; 1 gives a mass of 1 a velocity of 100 points per second.
  mutating func kick(by impulse: SIMD2<Double>) {
    guard mass > 0, !isAnchored else { return }
    velocity += impulse * 100 / mass
  }

  fileprivate mutating func advance(by seconds: Double) {
    let way = velocity * seconds + acceleration * (seconds * seconds / 2)
    velocity += acceleration * seconds
    guard way != .zero else { return }
    position += way
    item.center = CGPoint(position)
  }
}
