import JankAdapt

/// Rule: only entry points of HeadlessUIKit look up the running simulation.
///
/// UIKit has static functions and initialisers without an instance to ask; they use a task-local.
/// All other code gets the simulation from an object.
enum AmbientRules {
  /// The files that may look it up, with the reasons.
  static let entryPoints: [String: String] = [
    "Animation/CADisplayLink.swift": initialiser,
    "Animation/CATransaction.swift": typeMethods,
    "Animation/PropertyAnimator/UIViewPropertyAnimator.swift":
      initialiser + "; it may go when the run is over",
    "Animation/UIView+Animation.swift": typeMethods,
    "Animation/UIView+Keyframes.swift": typeMethods,
    "App/NotificationCenter.swift": typeMethods,
    "App/UIApplication.swift": typeMethods,
    "App/UIDevice.swift": typeMethods,
    "Controllers/UITraitCollection.swift": typeMethods,
    "Controllers/UIViewController.swift": initialiser,
    "Files/FileManager+Group.swift": "bytes have no simulation",
    "Files/NSFileCoordinator.swift": typeMethods,
    "Gestures/UIGestureRecognizer.swift": initialiser,
    "Graphics/CGImage.swift": "images have no simulation",
    "Graphics/UIGraphicsImage.swift": "functions get no simulation",
    "Leaves/UIImage+Preparing.swift": "UIImage(named:) looks up the script's images",
    "Leaves/UIImage.swift": "UIImage(named:) looks up the script's images",
    "Lottie/LottieAnimation.swift": "LottieAnimation.named looks up the script's animations",
    "Processes/Date+VirtualTime.swift": "dates have no simulation",
    "Processes/Simulation+Costs.swift": typeMethods,
    "Processes/UserDefaults.swift": initialiser,
    "Segues/UIStoryboard.swift": "UIStoryboard(name:) looks up the app's definitions",
    "Storyboards/SceneFile.swift": "a view controller that is created has no simulation yet",
    "Storyboards/UIStoryboard+File.swift": typeMethods,
    "Simulation/HomeSimulation.swift": "recorded by initialisers",
    "Simulation/Simulation+AppTime.swift": typeMethods,
    "Targets/NSObject+Perform.swift": "any object can be asked",
    "Time/CFRunLoopTimer.swift": "functions get no simulation",
    "Time/DispatchQueue+VirtualTime.swift": "queues have no simulation",
    "Time/Task+RealTime.swift": "tasks have no simulation",
    "Time/Timer.swift": initialiser,
    "Time/VirtualTime.swift": "times have no simulation",
    "Transitions/UIPercentDrivenInteractiveTransition.swift": initialiser,
    "Values/AssociatedObjects.swift": "any object can be an owner",
    "Values/NSKeyValueObservation.swift": "any object can be observed",
    "Views/CALayer.swift": initialiser,
    "Views/UIResponder.swift": "responders have no simulation",
    "Views/UIScreen.swift": typeMethods,
    "Widgets/NCWidgetController.swift": initialiser,
  ]

  private static let initialiser = "its initialiser gets no simulation"
  private static let typeMethods = "its methods are static"

  /// Returns lookups in other files, and entry points without a lookup.
  static func findings(
    in files: [ProjectFile],
    entryPoints: [String: String] = entryPoints
  ) -> [Finding] {
    let folder = "Sources/HeadlessUIKit/"
    var asking: Set<String> = []
    var findings: [Finding] = []
    for file in files where file.path.hasPrefix(folder) {
      guard let token = question(in: file.text) else { continue }
      let name = String(file.path.dropFirst(folder.count))
      asking.insert(name)
      guard entryPoints[name] == nil else { continue }
      let message = "looks up the running simulation; use that of an object"
      findings.append(Finding(path: file.path, line: token.line, message: message))
    }
    return findings
      + entryPoints.keys.sorted().filter { !asking.contains($0) }.map {
        Finding(path: folder + $0, line: 1, message: "does not look up the running simulation")
      }
  }

  /// The calls that look up the running simulation, as sequences of tokens.
  private static let questions = [
    ["Simulation", ".", "current"], ["Simulation", ".", "running"], ["HomeSimulation", "("],
    ["UIScreen", ".", "main"], ["UIApplication", ".", "shared"], ["CACurrentMediaTime", "("],
    ["UITraitCollection", ".", "current"], ["UIView", ".", "areAnimationsEnabled"],
  ]

  /// Returns the first such call in a text.
  private static func question(in text: String) -> Token? {
    let tokens = SwiftLexer.tokens(of: text).filter { $0.kind != .comment }
    let place = tokens.indices.first { place in
      questions.contains { tokens[place...].prefix($0.count).map(\.text) == $0 }
    }
    return place.map { tokens[$0] }
  }
}
