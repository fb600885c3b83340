package import HeadlessUIKit
package import Testing

extension DeviceProfile {
  /// The same device without sampled costs, so that tests can state exact times.
  package var quiet: DeviceProfile {
    var profile = self
    profile.costs.jitter = 0
    return profile
  }
}

/// A phone without sampled costs.
package let quietPhone = DeviceProfile.phone60.quiet

/// Plays an app on the quiet phone; the test fails if a step of the script does not run.
@discardableResult
package func play(
  on profile: DeviceProfile = quietPhone,
  watching names: Set<String> = [],
  until limit: Interval = .milliseconds(10_000),
  sourceLocation: SourceLocation = #_sourceLocation,
  _ launch: @escaping (UIWindow, Stage) -> Void
) -> Trace {
  let stage = Stage(profile: profile, seed: 1, watchedLayers: names)
  return stage.run(until: limit, sourceLocation: sourceLocation) { launch($0, stage) }
}

/// Returns a view controller with a name.
package func controller(
  _ name: String,
  style: UIModalPresentationStyle = .fullScreen
) -> UIViewController {
  let controller = UIViewController()
  controller.title = name
  controller.modalPresentationStyle = style
  return controller
}
