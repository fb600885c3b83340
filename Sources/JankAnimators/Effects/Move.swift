public import HeadlessUIKit

/// The animation of one property of one view during a transition.
public struct Move {
  /// The animated view.
  public let view: UIView
  /// The animated property with its values.
  public let change: Change
  /// The progress between the first and the last change as a function of time; nil for that of the
  /// choreography.
  public let pace: Pace?
  /// Whether there are two values, at the start and at the end of the transition.
  public let isStraight: Bool

  /// Creates a move.
  ///
  /// - Parameters:
  ///   - view: The animated view.
  ///   - change: The animated property with its values.
  ///   - pace: The progress between the first and the last change as a function of time; nil for
  ///     that of the choreography. Springs are not supported.
  public init(_ view: UIView, _ change: Change, pace: Pace? = nil) {
    self.view = view
    self.change = change
    self.pace = pace
    isStraight = change.isStraight
  }

  /// Creates a move, or nil without a view.
  public init?(_ view: UIView?, _ change: Change, pace: Pace? = nil) {
    guard let view else { return nil }
    self.init(view, change, pace: pace)
  }

  /// A property with its values.
  public enum Change {
    /// The position of the anchor point in the superview, in points.
    case center(Course<CGPoint>)
    /// The frame in the superview, in points, for views without a transform.
    case frame(Course<CGRect>)
    /// The opacity, 0 to 1.
    case alpha(Course<CGFloat>)
    /// The 2D transform.
    indirect case transform(Course<CGAffineTransform>)
    /// The 3D transform.
    indirect case transform3D(Course<CATransform3D>)
  }
}

extension Move {
  /// Shows the view at a progress of the transition.
  public func show(at progress: Double) {
    let progress = pace == nil ? progress : paced(progress)
    switch change {
    case .center(let course): view.center = course.value(at: progress)
    case .frame(let course): view.frame = course.value(at: progress)
    case .alpha(let course): view.alpha = course.value(at: progress)
    case .transform(let course): view.transform = course.value(at: progress)
    case .transform3D(let course): view.transform3D = course.value(at: progress)
    }
  }

  /// When the values are reached, as fractions of the transition from 0 to 1.
  public var times: [Double] {
    switch change {
    case .center(let course): course.times
    case .frame(let course): course.times
    case .alpha(let course): course.times
    case .transform(let course): course.times
    case .transform3D(let course): course.times
    }
  }

  /// Shows the value at an index of the times.
  @inline(__always)
  public func showValue(_ index: Int) {
    switch change {
    case .center(let course): view.center = course.value(ofTime: index)
    case .frame(let course): view.frame = course.value(ofTime: index)
    case .alpha(let course): view.alpha = course.value(ofTime: index)
    case .transform(let course): view.transform = course.value(ofTime: index)
    case .transform3D(let course): view.transform3D = course.value(ofTime: index)
    }
  }

  /// The indices of the times at which a change since the previous time ends.
  public var legs: [Int] {
    switch change {
    case .center(let course): course.legs
    case .frame(let course): course.legs
    case .alpha(let course): course.legs
    case .transform(let course): course.legs
    case .transform3D(let course): course.legs
    }
  }

  /// From the begin of the first change to the end of the last, as fractions of the transition.
  public var span: ClosedRange<Double> {
    let (times, legs) = (times, legs)
    guard let first = legs.first, let last = legs.last else { return 0...1 }
    return times[first - 1]...times[last]
  }

  // A move's own pace is applied within its span.
  private func paced(_ progress: Double) -> Double {
    let span = span
    let length = span.upperBound - span.lowerBound
    guard let pace, length > 0, span.contains(progress) else { return progress }
    let share = pace.curve(over: 1).value(at: (progress - span.lowerBound) / length, duration: 1)
    return span.lowerBound + length * share
  }

  /// The move along a smooth curve through more than two values; transforms stay straight.
  ///
  /// This matches Core Animation as far as it was measured.
  var smoothed: Move {
    let smooth: Change =
      switch change {
      case .center(let course): .center(course.smoothed)
      case .frame(let course): .frame(course.smoothed)
      case .alpha(let course): .alpha(course.smoothed)
      case .transform, .transform3D: change
      }
    return Move(view, smooth, pace: pace)
  }
}

extension Move.Change {
  fileprivate var isStraight: Bool {
    switch self {
    case .center(let course): course.isStraight
    case .frame(let course): course.isStraight
    case .alpha(let course): course.isStraight
    case .transform(let course): course.isStraight
    case .transform3D(let course): course.isStraight
    }
  }
}
