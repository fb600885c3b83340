internal import HeadlessUIKit

/// Views that are built, inserted, laid out, committed and torn down, without any animation.
struct ViewScenario {
  let viewCount: Int

  /// The whole run, from the launch to the trace.
  func run() -> Trace {
    var profile = DeviceProfile.phone120
    profile.costs.callback = .zero
    profile.costs.commitPerLayer = .zero
    profile.costs.layoutPerView = .zero
    profile.costs.preparePerLayer = .zero
    profile.costs.executePerLayer = .zero
    let simulation = Simulation(profile: profile, seed: 1)
    return simulation.run(until: .milliseconds(50)) { window in
      let page = UIView(frame: window.bounds)
      for number in 0..<viewCount {
        let place = CGRect(x: number % 40 * 9, y: number / 40 * 9, width: 9, height: 9)
        page.addSubview(UIView(frame: place))
      }
      window.addSubview(page)
      simulation.schedule("remove", at: .milliseconds(20)) {
        window.subviews.last?.removeFromSuperview()
      }
    }
  }
}
