/// Flutter's drag recogniser, along one axis or free, as an arena member.
///
/// Along one axis the net distance must exceed 18 points; a free drag needs a path of 36 points. A
/// sole member of the arena starts at once.
///
/// Source: Flutter's drag recognisers (certain).
public struct ArenaDrag: ArenaMember {
  /// The axis of a drag.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// Horizontal.
    case horizontal
    /// Vertical.
    case vertical
    /// Any direction.
    case both
  }

  /// What counts as the start of a drag.
  public enum StartBehavior: String, Hashable, Sendable, CaseIterable {
    /// Where the drag was recognised; the distance before is dropped.
    case start
    /// Where the pointer touched down; the distance before is the first update.
    case down
  }

  /// The slop along one axis, in points.
  public static let axisSlop = 18.0
  /// The slop of a free drag along its path, in points.
  public static let freeSlop = 36.0
  /// The shortest distance of a fling within the last 100 ms, in points.
  public static let shortestFling = 18.0

  /// The axis of the drag.
  public let axis: Axis
  /// What counts as its start.
  public let startBehavior: StartBehavior

  private var followed: [Int] = []
  private var accepted: [Int] = []
  private var positions: [Int: SIMD2<Double>] = [:]
  private var speeds: [Int: StopRule<LeastSquaresEstimator>] = [:]
  private var activePointer: Int?
  private var isDragging = false
  private var startPosition = SIMD2<Double>.zero
  private var pendingWay = SIMD2<Double>.zero
  private var distance = 0.0

  /// Creates a recogniser that follows no pointer yet.
  public init(axis: Axis, startBehavior: StartBehavior = .start) {
    self.axis = axis
    self.startBehavior = startBehavior
  }
}

extension ArenaDrag {
  /// Competes for every pointer; a second one joins the current drag.
  public mutating func joins(_ event: ArenaEvent, _ actions: inout ArenaActions) -> Bool {
    if followed.isEmpty {
      isDragging = false
      startPosition = event.position
      pendingWay = .zero
      distance = 0
    }
    followed.append(event.pointer)
    positions[event.pointer] = event.position
    speeds[event.pointer] = StopRule(LeastSquaresEstimator())
    if isDragging { actions.add(.accept(event.pointer)) }
    return true
  }

  /// Adds up the distance of the pointer, and reports it once the drag has started.
  public mutating func see(_ event: ArenaEvent, _ actions: inout ArenaActions) {
    let pointer = event.pointer
    guard followed.contains(pointer) else { return }
    if !event.isSynthesized, event.phase == .began || event.phase == .moved {
      speeds[pointer]?.add(PositionSample(time: event.time, position: event.position))
    }
    switch event.phase {
    case .began, .stationary: break
    case .moved: move(event, &actions)
    case .ended, .cancelled: leave(event, &actions)
    }
  }

  /// Starts the drag.
  public mutating func win(_ pointer: Int, _ actions: inout ArenaActions) {
    accepted.append(pointer)
    activePointer = pointer
    guard !isDragging else { return }
    isDragging = true
    switch startBehavior {
    case .start:
      actions.add(.report(.started(startPosition + pendingWay)))
    case .down:
      actions.add(.report(.started(startPosition)))
      let way = component(pendingWay)
      if way != .zero { actions.add(.report(.updated(way))) }
    }
  }

  /// Stops following the pointer.
  public mutating func lose(_ pointer: Int, _ actions: inout ArenaActions) {
    forget(pointer)
  }

  private mutating func move(_ event: ArenaEvent, _ actions: inout ArenaActions) {
    let way = event.position - (positions[event.pointer] ?? event.position)
    positions[event.pointer] = event.position
    if isDragging {
      guard event.pointer == activePointer else { return }
      actions.add(.report(.updated(component(way))))
      return
    }
    pendingWay += way
    distance += signedLength(component(way))
    let slop = axis == .both ? Self.freeSlop : Self.axisSlop
    if distance.magnitude > slop { actions.add(.accept(event.pointer)) }
  }

  private mutating func leave(_ event: ArenaEvent, _ actions: inout ArenaActions) {
    let pointer = event.pointer
    let speed = speeds[pointer]
    let hadWon = accepted.contains(pointer)
    forget(pointer)
    if !hadWon { actions.add(.reject(pointer)) }
    guard followed.isEmpty, isDragging else { return }
    isDragging = false
    actions.add(.report(.ended(velocity(of: speed, at: event.time))))
  }

  private mutating func forget(_ pointer: Int) {
    followed.removeAll { $0 == pointer }
    accepted.removeAll { $0 == pointer }
    positions[pointer] = nil
    speeds[pointer] = nil
    if activePointer == pointer { activePointer = accepted.first }
  }

  private func velocity(
    of speed: StopRule<LeastSquaresEstimator>?,
    at time: Double
  ) -> SIMD2<Double> {
    guard let speed, let velocity = speed.velocity(readAt: time) else { return .zero }
    let limit = VelocityLimit.flutter
    let alongAxis = component(velocity)
    let way = component(speed.base.way)
    guard signedLength(alongAxis).magnitude > limit.minimum,
      signedLength(way).magnitude > Self.shortestFling
    else { return .zero }
    return limit.clamped(alongAxis)
  }

  private func component(_ way: SIMD2<Double>) -> SIMD2<Double> {
    switch axis {
    case .horizontal: [way.x, 0]
    case .vertical: [0, way.y]
    case .both: way
    }
  }

  /// The signed distance along the axis, or the length of a free path.
  private func signedLength(_ way: SIMD2<Double>) -> Double {
    switch axis {
    case .horizontal: way.x
    case .vertical: way.y
    case .both: (way * way).sum().squareRoot()
    }
  }
}
