import HeadlessUIKit
import StageSupport
import Testing

/// A sample at a time of the run, in seconds.
private struct Sight<Value> {
  let time: Double
  let value: Value
}

/// Plays an app for four seconds and samples it in every frame.
private func film<Value>(
  _ launch: @escaping (UIWindow, Stage) -> () -> Value?
) -> (trace: Trace, sights: [Sight<Value>]) {
  var sights: [Sight<Value>] = []
  let simulation = Stage(profile: .phone60, seed: 1)
  let trace = simulation.run(until: .milliseconds(4_000)) { window in
    let look = launch(window, simulation)
    let link = CADisplayLink { _ in
      if let value = look() { sights.append(Sight(time: CACurrentMediaTime(), value: value)) }
    }
    link.add(to: .main, forMode: .common)
  }
  return (trace, sights)
}

/// Returns a view controller that fills the screen.
private func page(_ color: UIColor) -> UIViewController {
  let page = UIViewController()
  page.view.backgroundColor = color
  page.modalPresentationStyle = .fullScreen
  return page
}

extension UIView {
  fileprivate var seenFrame: CGRect? { layer.presentation()?.frame }
}

struct AnimatorFilesTests {
  private func expectTwoWays(_ trace: Trace) {
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
    #expect(trace.findings.map(\.text) == [])
    #expect(trace.events.filter { $0.kind == .warning }.map(\.name) == [])
  }

  @Test(arguments: [false, true])
  func `a card slides up, is laid out by anchors and slides down at a tap`(isCoded: Bool) throws {
    let (trace, sights) = film { window, simulation -> () -> CGRect? in
      let root = page(.white)
      let made = isCoded ? CardViewController(coder: NSCoder()) : CardViewController()
      guard let card = made else { return { nil } }
      window.rootViewController = root
      simulation.schedule("show", at: .milliseconds(100)) { root.present(card, animated: true) }
      simulation.schedule("look", at: .milliseconds(900)) {
        #expect(abs(card.view.frame.minY - 667 * 0.4) < 1e-9)
        #expect(card.view.bounds.size == CGSize(width: 375, height: 667 * 0.6))
        #expect(card.titleLabel.frame.minX == 16 && card.titleLabel.frame.width == 343)
        #expect(card.closeButton.frame.width == 187.5 && card.closeButton.center.x == 187.5)
        let dim = card.view.superview?.subviews.first
        #expect(dim?.frame == window.bounds && dim?.alpha == 1)
        let target = card.closeButton.convert(CGPoint(x: 20, y: 20), to: nil)
        let place = SIMD2(Double(target.x), Double(target.y))
        let (down, up) = (Instant.zero + .milliseconds(1_000), Instant.zero + .milliseconds(1_050))
        simulation.schedule(touches: [
          TouchSample(time: down, touchID: 0, phase: .began, location: place),
          TouchSample(time: up, touchID: 0, phase: .ended, location: place),
        ])
      }
      return { card.viewIfLoaded?.window == nil ? nil : card.view.seenFrame }
    }
    expectTwoWays(trace)
    let begin = try #require(sights.first { $0.value.minY < 667 }).time
    for sight in sights where sight.time < 0.6 && sight.value.minY < 667 {
      // The commit was at most one refresh before the first frame that contains it.
      let share = { (time: Double) in
        CubicBezier.easeOut.value(at: min(max(time / 0.35, 0), 1))
      }
      let way = (667 - Double(sight.value.minY)) / (667 * 0.6)
      #expect(way >= share(sight.time - begin) - 1e-9)
      #expect(way <= share(sight.time - begin + 0.04) + 1e-9)
    }
    let sinking = sights.filter { $0.time > 1.06 }.map(\.value.minY)
    #expect(sinking == sinking.sorted() && (sinking.last ?? 0) > 600)
  }

  @Test
  func `a drawer slides in with a spring beside a snapshot and slides back`() throws {
    let (trace, sights) = film { window, simulation -> () -> (CGFloat, CGFloat)? in
      let (root, drawer) = (page(.white), page(.gray))
      let delegate = SpringDrawerDelegate()
      drawer.transitioningDelegate = delegate
      window.rootViewController = root
      simulation.schedule("open", at: .milliseconds(100)) { root.present(drawer, animated: true) }
      simulation.schedule("close", at: .milliseconds(1_500)) {
        #expect(drawer.view.frame == window.bounds)
        root.dismiss(animated: true)
      }
      simulation.schedule("look", at: .milliseconds(3_000)) {
        #expect(root.view.window === window && !root.view.isHidden)
        withExtendedLifetime(delegate) {}
      }
      return {
        guard drawer.viewIfLoaded?.window != nil, let seen = drawer.view.seenFrame else {
          return nil
        }
        let behind = drawer.view.superview?.subviews.first { $0 !== drawer.view }
        return (seen.minX, behind?.seenFrame?.width ?? 0)
      }
    }
    expectTwoWays(trace)
    let opening = sights.filter { $0.time < 1.4 }.map(\.value)
    #expect(try #require(opening.first).0 < -250)
    #expect(opening.contains { $0.0 > 1 }, "a damping of 0.7 overshoots")
    #expect(abs(try #require(opening.last).0) < 1e-9)
    #expect(abs(try #require(opening.last).1 - 375 * 0.9) < 1e-9)
    #expect(try #require(sights.last).value.0 < -350)
  }

  @Test
  func `keyframes flip between the views of a navigation controller`() throws {
    let (trace, sights) = film { window, simulation -> () -> (Double, Float, Float)? in
      let (first, second) = (page(.white), page(.red))
      let navigation = UINavigationController(rootViewController: first)
      let delegate = FlipNavigationDelegate()
      navigation.delegate = delegate
      window.rootViewController = navigation
      simulation.schedule("push", at: .milliseconds(100)) {
        navigation.pushViewController(second, animated: true)
      }
      simulation.schedule("pop", at: .milliseconds(1_500)) {
        #expect(navigation.topViewController === second && second.view.window != nil)
        navigation.popViewController(animated: true)
      }
      simulation.schedule("look", at: .milliseconds(3_500)) {
        #expect(navigation.topViewController === first && !first.view.isHidden)
        #expect(first.view.superview?.layer.sublayerTransform == CATransform3DIdentity)
        withExtendedLifetime(delegate) {}
      }
      return {
        let parts = (second.viewIfLoaded?.superview ?? first.view.superview)?.subviews ?? []
        guard parts.count == 4 else { return nil }
        let (front, back) = (parts[2].layer.presentation(), parts[3].layer.presentation())
        return (Double(front?.transform.m11 ?? 1), front?.opacity ?? 0, back?.opacity ?? 0)
      }
    }
    expectTwoWays(trace)
    for range in [0.0..<1.4, 1.4..<4.0] {
      let turn = sights.filter { range.contains($0.time) }.map(\.value)
      #expect(turn.count > 50)
      let (before, after) = (turn.filter { $0.1 == 1 }, turn.filter { $0.1 == 0 })
      #expect(before.count + after.count == turn.count, "they swap at once")
      #expect(before.allSatisfy { $0.2 == 0 } && after.allSatisfy { $0.2 == 1 })
      #expect(abs(before.count - after.count) <= 4)
      // The cosine of the angle falls until the view is edge-on.
      #expect(before.map(\.0) == before.map(\.0).sorted(by: >))
      #expect(try #require(before.first).0 > 0.99)
      #expect(try #require(before.last).0 < 0.1)
    }
  }

  @Test
  func `a property animator zooms an image to full size and back`() throws {
    let (trace, sights) = film { window, simulation -> () -> CGFloat? in
      simulation.addImage(named: "photo", size: [100, 100])
      let photo = UIImage(named: "photo")
      let small = ZoomPictureViewController(image: photo, sizeRatio: 0.2)
      let large = ZoomPictureViewController(image: photo, sizeRatio: 0.8)
      large.modalPresentationStyle = .fullScreen
      large.transitioningDelegate = large
      window.rootViewController = small
      simulation.schedule("zoom", at: .milliseconds(100)) { small.present(large, animated: true) }
      simulation.schedule("back", at: .milliseconds(1_500)) {
        #expect(large.zoomImageView.frame == CGRect(x: 37.5, y: 183.5, width: 300, height: 300))
        #expect(!large.zoomImageView.isHidden && large.view.alpha == 1)
        small.dismiss(animated: true)
      }
      simulation.schedule("look", at: .milliseconds(3_000)) {
        #expect(small.view.window === window && !small.zoomImageView.isHidden)
      }
      return {
        let flying = large.viewIfLoaded?.superview?.subviews.last as? UIImageView
        return flying?.seenFrame?.width
      }
    }
    expectTwoWays(trace)
    let (there, back) = (sights.filter { $0.time < 1.4 }, sights.filter { $0.time > 1.4 })
    #expect(there.count > 25 && back.count > 25)
    #expect(try #require(there.first).value < 90)
    #expect(try #require(there.last).value > 299)
    #expect(try #require(back.first).value > 280)
    #expect(try #require(back.last).value < 76)
  }

  @Test
  func `a display link reveals a view through a circle frame by frame`() throws {
    var ticks = 0
    let (trace, sights) = film { window, simulation -> () -> CGFloat? in
      let delegate = RevealDelegate()
      let (root, next) = (page(.white), page(.blue))
      next.transitioningDelegate = delegate
      window.rootViewController = root
      simulation.schedule("open", at: .milliseconds(100)) { root.present(next, animated: true) }
      simulation.schedule("look", at: .milliseconds(1_000)) {
        #expect(next.view.layer.mask == nil && next.view.window === window)
        ticks = delegate.animator.ticks
      }
      return { (next.viewIfLoaded?.layer.mask as? CAShapeLayer)?.path?.boundingBox.width }
    }
    #expect(trace.transitions.map(\.outcome) == [.completed])
    #expect(trace.findings.map(\.text) == [])
    #expect((28...32).contains(ticks))
    let widths = sights.map(\.value)
    #expect(widths == widths.sorted() && widths.count >= 28)
    let farthest = (335.0 * 335 + 587 * 587).squareRoot() * 2
    #expect(try #require(widths.first) < 0.2 * farthest)
    #expect(try #require(widths.last) > 0.99 * farthest)
    // Half of the time is three quarters of the distance.
    let middle = widths[widths.count / 2]
    #expect(abs(middle - 0.75 * farthest) < 0.06 * farthest)
  }

  @Test
  func `a mask animation closes a view into a button`() throws {
    let (trace, sights) = film { window, simulation -> () -> CGFloat? in
      final class CircleDelegate: NSObject, UIViewControllerTransitioningDelegate {
        let animator: CircleMaskAnimator
        init(button: UIButton) {
          animator = CircleMaskAnimator(button: button)
        }
        func animationController(
          forDismissed dismissed: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { animator }
      }
      let (root, next) = (page(.white), page(.blue))
      let button = UIButton(frame: CGRect(x: 300, y: 600, width: 50, height: 50))
      let delegate = CircleDelegate(button: button)
      next.view.addSubview(button)
      next.transitioningDelegate = delegate
      window.rootViewController = root
      simulation.schedule("open", at: .milliseconds(100)) { root.present(next, animated: false) }
      simulation.schedule("close", at: .milliseconds(1_000)) { root.dismiss(animated: true) }
      simulation.schedule("look", at: .milliseconds(2_000)) {
        #expect(root.view.window === window && next.view.window == nil)
        withExtendedLifetime(delegate) {}
      }
      return {
        let mask = next.viewIfLoaded?.layer.mask as? CAShapeLayer
        return mask?.presentation()?.path?.boundingBox.width
      }
    }
    expectTwoWays(trace)
    let widths = sights.map(\.value)
    #expect(widths == widths.sorted(by: >) && widths.count >= 22)
    #expect(widths[0] > 1_900)
    #expect(try #require(widths.last) < 120)
  }
}
