internal import Foundation
internal import JankEngine

/// Lets a layer go from how it looked to how it looks.
///
/// Added to a layer before its parts or looks are changed. What the screen showed of the layer is
/// laid into it as one picture, which fades or moves, and the new parts move with it or over it or
/// are uncovered by it; the layer's own background stays where it is. A layer that the screen never
/// showed changes at once.
open class CATransition: CAAnimation {
  /// How the looks change.
  open var type = CATransitionType.fade
  /// From which side, except for a fade; nil is from the left, inferred.
  open var subtype: CATransitionSubtype?
  /// Where on the whole way the change begins, as a share from 0 to 1.
  open var startProgress: Float = 0
  /// Where on the whole way the change ends, as a share from 0 to 1.
  open var endProgress: Float = 1

  override func changes(_ place: AnimationPlace) -> [LayerAnimation] {
    guard let entry else { return super.changes(place) }
    let course = change { share in
      .transform(.translation(x: entry.x * (1 - share), y: entry.y * (1 - share)))
    }
    let target = LayerKeyPath(.sublayerTransform)
    return [makeChange(place, target: target, course: course, blend: .adds)]
  }

  // From where the parts of the layer come, known when the layer is.
  private var entry: SIMD2<Double>?
}

// MARK: The cover

extension CATransition {
  /// Lays what the screen shows of a layer into it, and lets that go; nil where nothing is shown.
  func cover(over layer: CALayer) -> CALayer? {
    entry = nil
    guard let picture = layer.pictureOnScreen else { return nil }
    let way = (subtype ?? .fromLeft).direction * SIMD2(layer.bounds.size)
    let movesParts = type == .push || type == .moveIn
    entry = movesParts ? way : nil

    let cover = CALayer()
    cover.frame = layer.bounds
    cover.paint(picture)
    // What is left of it when its animations are over must not be seen.
    cover.opacity = 0
    let fades = type == .fade
    cover.run(self, .opacity, change { fades ? .number(1 - $0) : .number(1) })
    let middle = SIMD2(cover.position)
    switch type {
    case .push:
      // Carried along by the parts, one length ahead of them.
      cover.position = CGPoint(middle - way)
    case .moveIn:
      // Held back by as much as the parts carry it.
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
    device.layers.add(change, to: self.id)
  }
}

// MARK: Names

/// How the looks of a layer change.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The text behind the name.
  public let rawValue: String

  /// Creates a type from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old fades away over the new.
  public static let fade = Self(rawValue: "fade")
  /// The new comes in over the old.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new comes in and pushes the old out.
  public static let push = Self(rawValue: "push")
  /// The old goes out and uncovers the new.
  public static let reveal = Self(rawValue: "reveal")
}

/// From which side a change of looks comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The text behind the name.
  public let rawValue: String

  /// Creates a subtype from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right edge.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left edge.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From the top of Core Animation's own axes, which is the lower edge of the screen; inferred.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From the bottom of Core Animation's own axes, the upper edge of the screen; inferred.
  public static let fromBottom = Self(rawValue: "fromBottom")

  /// Where the new comes from, in lengths of the layer.
  fileprivate var direction: SIMD2<Double> {
    switch self {
    case .fromRight: SIMD2(1, 0)
    case .fromTop: SIMD2(0, 1)
    case .fromBottom: SIMD2(0, -1)
    default: SIMD2(-1, 0)
    }
  }
}

/// The key under which Core Animation keeps the transition of a layer.
public let kCATransition = "transition"
