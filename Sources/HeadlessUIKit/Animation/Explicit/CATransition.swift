internal import Foundation
internal import JankEngine

/// A transition of a layer from its old content to its new content.
///
/// Add it to a layer before you change sublayers or content. A snapshot of what the screen showed
/// of the layer fades or moves. The new sublayers move with it or over it, or it uncovers them. The
/// layer's own background stays in place. A layer that was never on screen changes at once.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The side it comes from, except for a fade; nil is from the left, inferred.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition starts, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1.
  open var endProgress: Float = 1

  override func changes(_ place: AnimationPlace) -> [LayerAnimation] {
    guard let entry else { return super.changes(place) }
    let course = change { share in
      .transform(.translation(x: entry.x * (1 - share), y: entry.y * (1 - share)))
    }
    let target = LayerKeyPath(.sublayerTransform)
    return [makeChange(place, target: target, course: course, blend: .adds)]
  }

  // The offset from which the sublayers come, known once the layer is.
  private var entry: SIMD2<Double>?
}

// MARK: The cover

extension CATransition {
  /// Adds an animated snapshot of the layer on screen to it; returns nil if nothing is shown.
  func cover(over layer: CALayer) -> CALayer? {
    entry = nil
    guard let picture = layer.snapshotOnScreen else { return nil }
    let way = (subtype ?? .fromLeft).direction * SIMD2(layer.bounds.size)
    let movesParts = type == .push || type == .moveIn
    entry = movesParts ? way : nil

    let cover = CALayer()
    cover.frame = layer.bounds
    cover.paint(picture)
    // After its animations the snapshot must be invisible.
    cover.opacity = 0
    let fades = type == .fade
    cover.run(self, .opacity, change { fades ? .number(1 - $0) : .number(1) })
    let middle = SIMD2(cover.position)
    switch type {
    case .push:
      // The sublayers carry it along, one length ahead of them.
      cover.position = CGPoint(middle - way)
    case .moveIn:
      // Compensates the movement of the sublayers.
      cover.run(self, .position, change { .pair(middle - way * (1 - $0)) })
    case .reveal:
      cover.run(self, .position, change { .pair(middle - way * $0) })
    default: break
    }
    layer.insert(cover, at: type == .moveIn ? 0 : .max)
    return cover
  }

  private func change(_ value: (Double) -> LayerValue) -> LayerAnimation.Course {
    .change(from: value(Double(startProgress)), to: value(Double(endProgress)), curve)
  }
}

extension CALayer {
  fileprivate func run(
    _ transition: CATransition,
    _ property: Layer.Property,
    _ course: LayerAnimation.Course
  ) {
    let target = LayerKeyPath(property)
    let place = AnimationPlace(simulation: simulation, id: device.nextAnimationID())
    var change = transition.makeChange(place, target: target, course: course)
    change.beginTime = transition.beginTime == 0 ? nil : transition.beginTime
    device.add(change, to: self.id)
  }
}

// MARK: Names

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The raw text.
  public let rawValue: String

  /// Creates a type from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old content fades out over the new.
  public static let fade = Self(rawValue: "fade")
  /// The new content moves in over the old.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new content moves in and pushes the old out.
  public static let push = Self(rawValue: "push")
  /// The old content moves out and reveals the new.
  public static let reveal = Self(rawValue: "reveal")
}

/// The side that a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw text.
  public let rawValue: String

  /// Creates a subtype from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right edge.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left edge.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From the top in Core Animation's axes, the lower edge of the screen; inferred.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From the bottom in Core Animation's axes, the upper edge of the screen; inferred.
  public static let fromBottom = Self(rawValue: "fromBottom")

  /// The direction that the new content comes from, in lengths of the layer.
  fileprivate var direction: SIMD2<Double> {
    switch self {
    case .fromRight: SIMD2(1, 0)
    case .fromTop: SIMD2(0, 1)
    case .fromBottom: SIMD2(0, -1)
    default: SIMD2(-1, 0)
    }
  }
}

/// The key of a layer's transition.
public let kCATransition = "transition"
