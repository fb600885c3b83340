public import HeadlessUIKit

/// One property of one view on its way through a transition.
public struct Move {
  /// The view that moves.
  public let view: UIView
  /// What changes about it.
  public let change: Change
  /// How its progress between its first and its last change depends on time; nil where the pace of
  /// the whole decides.
  public let pace: Pace?

  /// Creates a move.
  ///
  /// - Parameters:
  ///   - view: The view that moves.
  ///   - change: What changes about it.
  ///   - pace: How it goes between its first and its last change; nil where the pace of the whole
  ///     decides. A spring has no place here.
  public init(_ view: UIView, _ change: Change, pace: Pace? = nil) {
    self.view = view
    self.change = change
    self.pace = pace
  }

  /// Creates a move of a view that may not be there.
  public init?(_ view: UIView?, _ change: Change, pace: Pace? = nil) {
    guard let view else { return nil }
    self.init(view, change, pace: pace)
  }

  /// A property and the values it passes through.
  public enum Change {
    /// The place of the anchor point in the superview, in points.
    case center(Course<CGPoint>)
    /// The rectangle in the superview, in points; for views that are not transformed.
    case frame(Course<CGRect>)
    /// The opacity, 0 to 1.
    case alpha(Course<CGFloat>)
    /// The transform in the plane.
    case transform(Course<CGAffineTransform>)
    /// The transform in space.
    case transform3D(Course<CATransform3D>)
  }
}

extension Move {
  /// Shows the view as it is at a progress of the whole.
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

  /// When the values of the property are reached, as shares of the whole from 0 to 1.
  public var times: [Double] {
    switch change {
    case .center(let course): course.times
    case .frame(let course): course.times
    case .alpha(let course): course.times
    case .transform(let course): course.times
    case .transform3D(let course): course.times
    }
  }

  /// Shows the value of a place among the times.
  public func showValue(_ index: Int) {
    switch change {
    case .center(let course): view.center = course.values[index]
    case .frame(let course): view.frame = course.values[index]
    case .alpha(let course): view.alpha = course.values[index]
    case .transform(let course): view.transform = course.values[index]
    case .transform3D(let course): view.transform3D = course.values[index]
    }
  }

  /// The parts of its way in which something changes, as places among the times: each from the one
  /// before.
  public var legs: [Int] {
    switch change {
    case .center(let course): course.legs
    case .frame(let course): course.legs
    case .alpha(let course): course.legs
    case .transform(let course): course.legs
    case .transform3D(let course): course.legs
    }
  }

  /// When its first change begins and its last one ends, as shares of the whole from 0 to 1.
  public var span: ClosedRange<Double> {
    let (times, legs) = (times, legs)
    guard let first = legs.first, let last = legs.last else { return 0...1 }
    return times[first - 1]...times[last]
  }

  // A pace of its own bends the time within the span.
  private func paced(_ progress: Double) -> Double {
    let span = span
    let length = span.upperBound - span.lowerBound
    guard let pace, length > 0, span.contains(progress) else { return progress }
    let share = pace.curve(over: 1).value(at: (progress - span.lowerBound) / length, duration: 1)
    return span.lowerBound + length * share
  }

  /// The same with a smooth way through more than two numbers; transforms go straight.
  ///
  /// So does Core Animation as far as it was measured.
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
