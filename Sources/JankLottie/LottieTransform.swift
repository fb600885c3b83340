package import JankMotion

/// The transform of a layer over time.
package struct LottieTransform: Sendable {
  /// A position as one track or with a track for each coordinate.
  package enum Position: Sendable {
    case joined(LottieTrack)
    case split(x: LottieTrack, y: LottieTrack)
  }

  package var anchor = LottieTrack(SIMD2<Double>.zero)
  package var position = Position.joined(LottieTrack(SIMD2<Double>.zero))
  /// The scale in percent.
  package var scale = LottieTrack(SIMD2(100, 100))
  /// The rotation in degrees, clockwise.
  package var rotation = LottieTrack(0)
  /// The skew and its axis, in degrees.
  package var skew = LottieTrack(0)
  package var skewAxis = LottieTrack(0)
  /// The opacity in percent.
  package var opacity = LottieTrack(100)
  /// Whether the layer turns with the direction of its way.
  package var followsPath = false
}

extension LottieTransform {
  var tracks: [LottieTrack] {
    let place =
      switch position {
      case .joined(let track): [track]
      case .split(let x, let y): [x, y]
      }
    return place + [anchor, scale, rotation, skew, skewAxis, opacity]
  }

  var keyframeCount: Int { tracks.reduce(0) { $0 + ($1.isConstant ? 0 : $1.keyframes.count) } }

  /// Whether no value ever changes.
  package var isConstant: Bool { tracks.allSatisfy(\.isConstant) }

  /// The opacity at a frame of the composition, 0 to 1.
  package func opacity(at frame: Double) -> Double {
    Double.minimum(1, Double.maximum(0, opacity.value(at: frame).x / 100))
  }

  /// The transform from the layer's coordinates to those of its composition, without its parent.
  ///
  /// In the order of row vectors: the anchor goes to the origin, scale, skew, rotation, and the
  /// origin goes to the position.
  package func matrix(at frame: Double) -> PlaneTransform {
    let anchor = anchor.value(at: frame)
    let scale = scale.value(at: frame) / 100
    var angle = rotation.value(at: frame).x
    if followsPath { angle += pathAngle(at: frame) }
    let linear = PlaneTransform(a: scale.x, b: 0, c: 0, d: scale.y)
      .followed(by: slant(at: frame))
      .followed(by: .turned(by: angle))
    let place = place(at: frame)
    return PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: -anchor.x, ty: -anchor.y)
      .followed(by: linear)
      .followed(by: PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: place.x, ty: place.y))
  }

  private func place(at frame: Double) -> SIMD2<Double> {
    switch position {
    case .joined(let track): track.value(at: frame)
    case .split(let x, let y): SIMD2(x.value(at: frame).x, y.value(at: frame).x)
    }
  }

  private func pathAngle(at frame: Double) -> Double {
    guard case .joined(let track) = position else { return 0 }
    let direction = track.direction(at: frame)
    guard direction != .zero else { return 0 }
    return Maths.atan2(direction.y, direction.x) * (180 / Double.pi)
  }

  private func slant(at frame: Double) -> PlaneTransform {
    let skew = skew.value(at: frame).x
    guard skew != 0 else { return .identity }
    let axis = skewAxis.value(at: frame).x
    let (sine, cosine) = Maths.sinCos(-skew * (.pi / 180))
    return PlaneTransform.turned(by: axis)
      .followed(by: PlaneTransform(a: 1, b: 0, c: cosine == 0 ? 0 : sine / cosine, d: 1))
      .followed(by: .turned(by: -axis))
  }
}

extension PlaneTransform {
  /// A rotation in degrees, clockwise where y points down.
  ///
  /// Whole quarter turns are exact.
  static func turned(by degrees: Double) -> PlaneTransform {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let (sine, cosine): (Double, Double) =
      switch rest {
      case 0: (0, 1)
      case 90, -270: (1, 0)
      case 180, -180: (0, -1)
      case 270, -90: (-1, 0)
      default: Maths.sinCos(rest * (.pi / 180))
      }
    return PlaneTransform(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// The transform that applies this one first and then another.
  package func followed(by next: PlaneTransform) -> PlaneTransform {
    PlaneTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }

  /// The image of a point.
  package func image(of point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }
}
