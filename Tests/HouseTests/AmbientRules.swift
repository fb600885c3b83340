/// Where HeadlessUIKit may ask which simulation runs.
///
/// UIKit has functions and initialisers without an instance to ask; they find the run through a
/// task-local. Everything below them reaches it through an object that knows its own.
enum AmbientRules {
  /// The files that may ask, and why.
  static let entryPoints: [String: String] = [
    "Animation/CADisplayLink.swift": initialiser,
    "Animation/CATransaction.swift": typeMethods,
    "Animation/PropertyAnimator/UIViewPropertyAnimator.swift":
      initialiser + "; it may go when the run is over",
    "Animation/UIView+Animation.swift": typeMethods,
    "Animation/UIView+Keyframes.swift": typeMethods,
    "App/UIApplication.swift": typeMethods,
    "Controllers/UITraitCollection.swift": typeMethods,
    "Controllers/UIViewController.swift": initialiser,
    "Gestures/UIGestureRecognizer.swift": initialiser,
    "Leaves/UIImage.swift": "UIImage(named:) asks for what the script has given",
    "Segues/UIStoryboard.swift": "UIStoryboard(name:) asks for what the app has defined",
    "Simulation/HomeSimulation.swift": "what initialisers take down",
    "Simulation/Simulation+AppTime.swift": typeMethods,
    "Time/DispatchQueue+VirtualTime.swift": "queues and times belong to no run",
    "Time/Timer.swift": initialiser,
    "Transitions/UIPercentDrivenInteractiveTransition.swift": initialiser,
    "Views/CALayer.swift": initialiser,
    "Views/UIScreen.swift": typeMethods,
  ]

  private static let initialiser = "its initialiser has no argument that knows"
  private static let typeMethods = "its methods belong to the type"

  /// The files that ask and may not, and those that may and do not.
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
      let message = "asks for the running simulation; take that of an object at hand"
      findings.append(Finding(path: file.path, line: token.line, message: message))
    }
    return findings
      + entryPoints.keys.sorted().filter { !asking.contains($0) }.map {
        Finding(path: folder + $0, line: 1, message: "does not ask for the running simulation")
      }
  }

  /// Calls that look up the running simulation, each as the words it is written with.
  private static let questions = [
    ["Simulation", ".", "current"], ["Simulation", ".", "running"], ["HomeSimulation", "("],
    ["UIScreen", ".", "main"], ["UIApplication", ".", "shared"], ["CACurrentMediaTime", "("],
    ["UITraitCollection", ".", "current"], ["UIView", ".", "areAnimationsEnabled"],
  ]

  /// The first such call in a text.
  private static func question(in text: String) -> Token? {
    let tokens = SwiftLexer.tokens(of: text).filter { $0.kind != .comment }
    let place = tokens.indices.first { place in
      questions.contains { tokens[place...].prefix($0.count).map(\.text) == $0 }
    }
    return place.map { tokens[$0] }
  }
}
