internal import HeadlessUIKit

/// The same motion in an app: groups of views whose blocks of animations follow one another, on a
/// main thread for which nothing takes time.
struct AppScenario {
  let viewCount: Int
  let groupSize: Int
  /// The length of the run, in seconds of the device.
  var seconds = 10

  /// The whole run, from the launch to the trace.
  func run() -> Trace {
    var profile = DeviceProfile.phone120
    profile.costs.callback = .zero
    profile.costs.layoutPerView = .zero
    profile.costs.commitPerLayer = .zero
    profile.costs.preparePerLayer = .zero
    profile.costs.executePerLayer = .zero
    let simulation = Simulation(profile: profile, seed: 1)
    return simulation.run(until: .milliseconds(Int64(seconds) * 1_000)) { window in
      for number in 0..<(viewCount / groupSize) {
        let views = (0..<groupSize).map { _ in
          UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        for view in views { window.addSubview(view) }
        send(views, number: number, round: 0)
      }
    }
  }

  /// Sends views to a place, and on to the next when they are there.
  private func send(_ views: [UIView], number: Int, round: Int) {
    UIView.animate(
      withDuration: 0.3 + 0.4 * Double((number * 31 + round * 17) % 64) / 64,
      animations: {
        for (index, view) in views.enumerated() {
          view.center = CGPoint(x: (round * 97 + index) % 390, y: (number * 13 + round * 53) % 844)
        }
      },
      completion: { _ in send(views, number: number, round: round + 1) }
    )
  }
}
