internal import Foundation

/// The bodies that one animator moves.
///
/// Between two refreshes every force is constant, so a body goes along an exact parabola, whatever
/// the frame rate and however many refreshes were missed. How UIKit steps is unknown: our choice.
struct DynamicWorld {
  /// One item and how it moves.
  struct Body {
    let item: any UIDynamicItem
    /// Where it is, in points.
    var position: SIMD2<Double>
    /// In points per second.
    var velocity = SIMD2<Double>.zero
    /// In points per second squared, of this step.
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

  /// Takes in an item where it is; one that is known goes on as it was.
  mutating func add(_ item: any UIDynamicItem) {
    guard places[item.dynamicID] == nil else { return }
    places[item.dynamicID] = bodies.count
    bodies.append(Body(item: item, position: SIMD2(item.center)))
  }

  /// Lets go of all items but those of a set.
  mutating func keep(_ wanted: Set<ObjectIdentifier>) {
    guard bodies.contains(where: { !wanted.contains($0.item.dynamicID) }) else { return }
    bodies.removeAll { !wanted.contains($0.item.dynamicID) }
    places = [:]
    for (place, body) in bodies.enumerated() { places[body.item.dynamicID] = place }
  }

  func body(of item: any UIDynamicItem) -> Body? {
    places[item.dynamicID].map { bodies[$0] }
  }

  /// Changes the body of an item, if it is known.
  mutating func change(_ item: any UIDynamicItem, _ change: (inout Body) -> Void) {
    guard let place = places[item.dynamicID] else { return }
    change(&bodies[place])
  }

  /// Whether anything moves or is pushed.
  var isInMotion: Bool {
    bodies.contains { !$0.isAnchored && ($0.velocity != .zero || $0.acceleration != .zero) }
  }

  /// Forgets the forces of the step before.
  mutating func clearForces() {
    for place in bodies.indices { bodies[place].acceleration = .zero }
  }

  /// Moves every body by a time in seconds and tells its item.
  mutating func advance(by seconds: Double) {
    for place in bodies.indices where !bodies[place].isAnchored {
      bodies[place].advance(by: seconds)
    }
  }
}

extension DynamicWorld.Body {
  /// Pulls the body, whatever its mass, in points per second squared.
  mutating func accelerate(by acceleration: SIMD2<Double>) {
    self.acceleration += acceleration
  }

  /// Pushes the body, in UIKit newtons, of which 1 gives a mass of 1 100 points per second squared.
  mutating func push(by force: SIMD2<Double>) {
    guard mass > 0 else { return }
    acceleration += force * 100 / mass
  }

  /// Gives the body a push of no duration, of which 1 gives a mass of 1 100 points per second.
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
