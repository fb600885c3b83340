internal import HeadlessUIKit
internal import JankLottie
internal import JankText

extension ScenarioFormat {
  /// The keys for a Lottie animation on a page.
  static let lottie: JSONKey<PageLottie?> =
    .group(
      JSONKey.optional(
        "lottie",
        animation,
        "A Lottie file beside the scenario whose layers are on the page, fitted into it; it plays "
          + "once from when the page is loaded."
      ),
      JSONKey.optional(
        "lottieEngine",
        .name(of: "an engine", among: WrittenEngine.allCases),
        or: .text(WrittenEngine.coreAnimation.rawValue),
        "What moves the layers: the render server by keyframe animations, or the main thread in "
          + "every frame."
      )
    ) { animation, engine in
      var lottie = animation
      lottie?.engine = engine.option
      return lottie
    } parts: { lottie in
      (lottie, WrittenEngine(lottie?.engine ?? .coreAnimation))
    }

  private static let animation: JSONShape<PageLottie> = {
    let schema = JSONSchema.text(length: 1...4096, pattern: "\\.json$")
    let expectation = "the path of a Lottie file, such as \"welcome.json\""
    return JSONShape(expectation, schema: schema, write: { .text($0.path) }) { value, log in
      guard case .text(let path) = value.content, path.hasSuffix(".json") else {
        log.report("expected \(expectation), found \(value.summary)", at: value.position)
        return nil
      }
      return log.fileBeside(path, as: "animation", at: value.position) { bytes throws(FileError) in
        PageLottie(path: path, file: try LottieReader.read(bytes, path: path))
      }
    }
  }()
}

/// What moves the layers of a Lottie animation, as named in files.
private enum WrittenEngine: String, CaseIterable {
  case coreAnimation = "core-animation"
  case mainThread = "main-thread"

  init(_ option: RenderingEngineOption) {
    self = option == .mainThread ? .mainThread : .coreAnimation
  }

  var option: RenderingEngineOption { self == .mainThread ? .mainThread : .coreAnimation }
}
