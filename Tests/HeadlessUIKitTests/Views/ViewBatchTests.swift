import HeadlessUIKit
import Testing

struct ViewBatchTests {
  /// A view that observes its centre.
  private final class WatchedView: UIView {
    var heard: [CGPoint] = []

    override var center: CGPoint {
      get { super.center }
      set {
        heard.append(newValue)
        super.center = newValue
      }
    }
  }

  private static func place(_ index: Int, _ step: Int) -> CGPoint {
    CGPoint(x: Double(index % 7) * 31 + Double(step), y: Double(index) + 0.5 * Double(step))
  }

  /// Fifty views that move at every refresh, as a batch or one by one.
  private func march(
    together: Bool,
    animated: Bool = false,
    constrained: Bool = false
  ) -> Trace {
    let simulation = Stage(profile: .phone60, seed: 3, watchedLayers: ["7"])
    return simulation.run(until: .milliseconds(1_500)) { window in
      let views = (0..<50).map { index -> UIView in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.layer.name = "\(index)"
        window.addSubview(view)
        return view
      }
      let follower = UIView(frame: .zero)
      if constrained {
        window.addSubview(follower)
        follower.translatesAutoresizingMaskIntoConstraints = false
        follower.centerXAnchor.constraint(equalTo: views[7].centerXAnchor).isActive = true
        follower.topAnchor.constraint(equalTo: views[7].bottomAnchor).isActive = true
      }
      let batch = ViewBatch(views)
      var step = 0
      let link = CADisplayLink { link in
        step += 1
        let centers = views.indices.map { Self.place($0, step) }
        let move = {
          if together {
            batch.setCenters(centers)
          } else {
            for (view, center) in zip(views, centers) { view.center = center }
          }
        }
        if animated { UIView.animate(withDuration: 0.1, animations: move) } else { move() }
        if step == 30 { link.invalidate() }
      }
      link.add(to: .main, forMode: .common)
    }
  }

  @Test(arguments: [(false, false), (true, false), (false, true)])
  func `a batch moves views as single changes do, for the same costs`(
    animated: Bool,
    constrained: Bool
  ) {
    let together = march(together: true, animated: animated, constrained: constrained)
    let alone = march(together: false, animated: animated, constrained: constrained)
    #expect(together == alone && together.frames.count >= 30)
    #expect(together.samples.last?.position == SIMD2<Double>(30, 22))
  }

  @Test
  func `a view that overrides center is called`() {
    var heard: [CGPoint] = []
    _ = Stage(profile: .phone60, seed: 1).run { _ in
      let (listener, view) = (WatchedView(frame: .zero), UIView(frame: .zero))
      listener.heard = []
      ViewBatch([view, listener]).setCenters([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
      heard = listener.heard
      #expect(view.center == CGPoint(x: 1, y: 2))
    }
    #expect(heard == [CGPoint(x: 3, y: 4)])
  }

  @Test
  func `unchanged centres are not committed`() {
    let simulation = Stage(profile: .phone60, seed: 1)
    let trace = simulation.run { window in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      let batch = ViewBatch([view])
      for time in [100, 200, 300] as [Int64] {
        simulation.schedule("move", at: .milliseconds(time)) {
          batch.setCenters([CGPoint(x: 50, y: 50)])
        }
      }
    }
    #expect(trace.frames.count == 2)
  }
}
