import HeadlessUIKit
import Testing

// Also tests: LayoutTraits.

struct NSLayoutConstraintTests {
  /// A bar at the top of a view and its height.
  private func bar(in view: UIView) -> (bar: UIView, height: NSLayoutConstraint) {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let height = bar.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      height,
    ])
    return (bar, height)
  }

  @Test
  func `layout inside an animation block animates a changed constant`() {
    var height: NSLayoutConstraint?
    let sights = watch(
      { view, _ in
        height?.constant = 8
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          view.layoutIfNeeded()
        }
      },
      prepare: {
        height = bar(in: $0).height; height?.constant = 4
      },
      look: { $0.subviews[0].seen.bounds.height }
    )
    for sight in sights {
      let expected = 4 + 4 * min(sight.elapsed / 0.4, 1)
      #expect(abs(sight.value - expected) < 1e-6, "\(sight.elapsed)")
    }
    #expect(sights.last?.value == 8)
  }

  @Test
  func `without layout in the block a changed constant takes effect at once`() {
    var height: NSLayoutConstraint?
    let sights = watch(
      { _, _ in UIView.animate(withDuration: 0.4) { height?.constant = 8 } },
      prepare: { height = bar(in: $0).height },
      look: { $0.subviews[0].seen.bounds.height }
    )
    #expect(sights.dropFirst().allSatisfy { $0.value == 8 })
  }

  @Test
  func `a deactivated constraint has no effect, and its view keeps its frame`() {
    play { window, _ in
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      let (bar, height) = bar(in: view)
      let other = bar.heightAnchor.constraint(equalToConstant: 60)
      view.layoutIfNeeded()
      #expect(bar.frame.height == 20)
      #expect(view.constraints.count == 3)
      #expect(bar.constraints == [height])
      height.isActive = false
      other.isActive = true
      #expect(!height.isActive && other.isActive)
      view.layoutIfNeeded()
      #expect(bar.frame.height == 60)
      view.removeConstraints(view.constraints)
      view.frame.size.width = 100
      view.layoutIfNeeded()
      #expect(bar.frame.width == 375)
    }
  }

  @Test
  func `removing a view deactivates its constraints with the superview`() {
    play { window, _ in
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      let (bar, height) = bar(in: view)
      bar.removeFromSuperview()
      #expect(view.constraints.isEmpty)
      #expect(height.isActive, "the bar's own length has nothing to do with where it is")
      view.addSubview(bar)
      view.layoutIfNeeded()
      #expect(bar.bounds.height == 20)
    }
  }

  @Test
  func `the description of a constraint is a formula`() {
    play { window, _ in
      let (bar, height) = bar(in: window)
      bar.layer.name = "bar"
      window.layer.name = "window"
      let half = bar.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5)
      half.priority = .defaultLow
      half.identifier = "half"
      let above = bar.topAnchor.constraint(
        lessThanOrEqualTo: window.safeAreaLayoutGuide.topAnchor,
        constant: -3
      )
      #expect(height.description == "bar.height == 20.0")
      #expect(half.description == "half: bar.width == 0.5*window.width @250.0")
      #expect(above.description == "bar.top <= window.safeArea.top - 3.0")
    }
  }

  @Test
  func `a constraint retains neither its views nor anything else`() {
    weak var gone: UIView?
    play { window, simulation in
      gone = bar(in: window).bar
      simulation.schedule("remove", at: .milliseconds(100)) { gone?.removeFromSuperview() }
      simulation.schedule("look", at: .milliseconds(200)) { #expect(gone == nil) }
    }
  }
}
