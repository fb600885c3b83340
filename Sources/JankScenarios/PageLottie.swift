package import HeadlessUIKit
package import JankLottie

/// A Lottie animation on a page, which plays once when the page is loaded.
package struct PageLottie: Sendable {
  /// The path of the file from the folder of the scenario.
  package let path: String
  package let file: LottieFile
  /// What moves the layers.
  package var engine = RenderingEngineOption.coreAnimation

  package init(path: String, file: LottieFile) {
    self.path = path
    self.file = file
  }
}

extension PageLottie: Hashable {
  /// Returns whether two animations are of the same file and played in the same way.
  package static func == (first: PageLottie, second: PageLottie) -> Bool {
    first.path == second.path && first.engine == second.engine
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(engine)
  }
}
