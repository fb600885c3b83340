public import Foundation
internal import JankEngine

extension UIView {
  /// Animates the transition of a view to new content.
  ///
  /// A snapshot of the old content covers the view. A cross-dissolve fades it out; a flip turns the
  /// view and removes the snapshot half way. Without one of these options the changes are animated
  /// as by `animate`.
  ///
  /// - Parameters:
  ///   - view: The view whose subviews or content change.
  ///   - duration: The duration, in seconds; 0 makes the changes at once.
  ///   - options: The kind of transition, its curve, and whether changes of values are animated
  ///     too.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end; false if the transition was removed before its end.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let picture = view.layer.snapshotOnScreen
    ViewTransition(on: view, from: picture, duration: duration, options: options)
      .run(animations ?? {}, completion: completion)
  }

  /// Replaces a view by another one.
  ///
  /// Known from experience: the common superview dissolves or turns, with all its subviews.
  ///
  /// - Parameters:
  ///   - fromView: The leaving view; it needs a superview.
  ///   - toView: The arriving view, added to the same superview.
  ///   - duration: The duration, in seconds; 0 makes the change at once.
  ///   - options: The kind of transition and its curve; with `showHideTransitionViews` both views
  ///     stay in place and are hidden and shown.
  ///   - completion: Called at the end; false if the transition was removed before its end.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      with: fromView.superview ?? fromView,
      duration: duration,
      options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      },
      completion: completion
    )
  }
}

private struct ViewTransition {
  private let view: UIView
  private let old: LayerSnapshot?
  private let options: UIView.AnimationOptions
  private let pace: AnimationBlock.Pace
  private let kind: UInt

  init(
    on view: UIView,
    from old: LayerSnapshot?,
    duration: Double,
    options: UIView.AnimationOptions
  ) {
    self.view = view
    self.old = old
    self.options = options
    kind = options.rawValue >> 20 & 7
    let curve = view.simulation.animations.isScrubbing ? .linear : options.curve
    pace = AnimationBlock.Pace(duration: duration, curve: curve, options: options)
  }

  func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    guard kind != 0, pace.duration > 0, view.simulation.animations.areEnabled else {
      AnimationBlock(pace, in: view.simulation, completion: completion).run(changes)
      return
    }
    let cover = CALayer()
    let block = AnimationBlock(pace, in: view.simulation) { finished in
      cover.removeFromSuperlayer()
      completion?(finished)
    }
    block.run {
      if options.contains(.allowAnimatedContent) {
        changes()
      } else {
        UIView.performWithoutAnimation(changes)
      }
      lay(cover)
      move(cover, in: block)
    }
  }

  private func lay(_ cover: CALayer) {
    cover.paint(old)
    let bounds = view.layer.state.bounds
    cover.state.setValue(.numbers([0, 0, bounds.z, bounds.w]), of: .bounds)
    let middle = bounds.lowHalf + bounds.highHalf / 2
    cover.state.setValue(.numbers([middle.x, middle.y, 0, 0]), of: .position)
    cover.state.setValue(.number(0), of: .opacity)
    view.layer.addSublayer(cover)
  }

  private func move(_ cover: CALayer, in block: AnimationBlock) {
    let (seen, gone) = (LayerValue.number(1), LayerValue.number(0))
    guard let turn else {
      block.animate(cover, .opacity, along: PropertyTrack(from: seen, to: gone))
      return
    }
    let halves = [0, 0.5, 0.5, 1]
    let fade = PropertyTrack(values: [seen, seen, gone, gone], times: halves, mode: .linear)
    block.animate(cover, .opacity, along: fade)
    let model = view.layer.state.styles[.transform]
    let values = [model, turned(model, by: turn), turned(model, by: -turn), model]
    let flip = PropertyTrack(values: values, times: halves, mode: .linear)
    block.animate(view.layer, .transform, along: flip)
  }

  /// The quarter turn in the first half of a flip, in radians about x and y; nil without a flip.
  private var turn: SIMD2<Double>? {
    switch kind {
    case 1: [0, .pi / 2]
    case 2: [0, -.pi / 2]
    case 6: [-.pi / 2, 0]
    case 7: [.pi / 2, 0]
    default: nil
    }
  }

  private func turned(_ model: LayerValue, by turn: SIMD2<Double>) -> LayerValue {
    var perspective = Transform3D.identity
    perspective.row3.w = -1 / ChosenSemantics.flipEyeDistance
    let rotation =
      Transform3D.rotation(angle: turn.x, axis: [1, 0, 0])
      * .rotation(angle: turn.y, axis: [0, 1, 0])
    return .transform(model.transform * rotation * perspective)
  }
}
