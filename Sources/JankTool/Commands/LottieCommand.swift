internal import JankLottie
internal import JankMotion
internal import JankText

/// `janklab lottie`: list the layers of a Lottie file, or write what they show.
package enum LottieCommand {
  /// The output formats of the command.
  enum Format: String, CaseIterable, Sendable {
    case table, csv
  }

  private static let format = Option.format(
    Format.self,
    standard: "from FILE's extension, else table",
    note: "table lists the layers; csv has their values at every frame"
  )
  private static let frame = Option(
    name: "frame",
    value: .number(-LottieReader.reach...LottieReader.reach),
    about: "The only frame whose values are written."
  )

  package static let command = Command(
    name: "lottie",
    abstract: "List the layers of a Lottie file and what they show",
    example: "janklab lottie welcome.json",
    argument: Argument(
      name: "FILE",
      about: "A Lottie file in JSON, or - for standard input."
    ),
    topics: [
      Topic(
        title: "LAYERS",
        rows: [
          ("layer", "The names from the animation down to the layer."),
          ("kind", "composition, solid, image, null, shape or text."),
          ("follows", "The parent, whose transform moves the layer too."),
          (
            "from to",
            "The frames in which it is shown, in its composition's own time; to is the first after."
          ),
          ("keyframes", "Those of its transform, opacity and time map."),
          ("below", "Keyframes of all layers; a composition counts each time that it is used."),
        ]
      ),
      Topic(
        title: "VALUES",
        rows: [
          ("frame", "The frame of the file."),
          ("layer", "The names from the animation down to the layer."),
          ("shown", "1 if the layer is shown, else 0."),
          ("opacity", "Its own opacity, 0 to 1."),
          (
            "a b c d tx ty",
            "Its transform into its composition: x' = ax + cy + tx, y' = bx + dy + ty."
          ),
        ]
      ),
    ],
    options: [format, frame, .output] + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let choice: Format? = invocation.format(format)
    try invocation.refuseUnknownEnding(format, fits: choice != nil)
    let path = invocation.arguments[0]
    let bytes = try InputFile.readWhole(path, limit: LottieReader.byteLimit)
    let file: LottieFile
    do throws(FileError) {
      file = try LottieReader.read(bytes, path: path)
    } catch {
      throw ToolFailure(.invalidData, error.diagnostics)
    }
    console.show(file.warnings)
    let scene = LottieScene(file)
    let frames = invocation.number(frame).map { [$0] }
    if frames != nil, invocation.has(format), choice == .table {
      throw .usage(
        "--\(frame.name) writes values, which are csv and not a table",
        of: invocation.path,
        hint: "remove --\(format.name) table"
      )
    }
    if let one = frames?.first, !(file.firstFrame..<file.endFrame).contains(one) {
      console.show([outside(one, of: file, at: path)])
    }
    let text =
      if let frames {
        values(of: scene, at: frames)
      } else if choice == .csv {
        values(of: scene, at: Array(stride(from: file.firstFrame, to: file.endFrame, by: 1)))
      } else {
        list(scene, console.layout(invocation, to: invocation.text(.output)))
      }
    try console.deliver(text, to: invocation.text(.output))
    return .done
  }
}

// MARK: Texts

extension LottieCommand {
  /// The note that a frame is not one of the file.
  private static func outside(_ frame: Double, of file: LottieFile, at path: String) -> Diagnostic {
    let frames = [file.firstFrame, frame, file.endFrame].map { Decimal.text($0, digits: 0) }
    return Diagnostic(
      .note,
      path: path,
      message: "frame \(frames[1]) is not one of the file, which begins with \(frames[0]) and "
        + "ends before \(frames[2])"
    )
  }

  private static func list(_ scene: LottieScene, _ layout: TextLayout) -> String {
    let file = scene.file
    var table = TextTable(columns: [
      .name("layer", wrap: 24), .left("kind"), .left("follows", rank: 2, wrap: 12),
      .right("from", rank: 1), .right("to", rank: 1), .right("keyframes"),
    ])
    for node in scene.nodes {
      let layer = node.layer
      table.add([
        node.path, layer.kind.name, node.parents.first.map { scene.nodes[$0].layer.name } ?? "",
        Decimal.text(layer.firstFrame, digits: 0), Decimal.text(layer.endFrame, digits: 0),
        "\(layer.keyframeCount)",
      ])
    }
    let size = [file.size.x, file.size.y].map { Decimal.text($0, digits: 0) }
    let count = scene.nodes.reduce(0) { $0 + $1.layer.keyframeCount }
    let own = count == file.keyframeCount ? "" : " (\(file.keyframeCount) in the file)"
    let length = Decimal.text(file.duration, digits: 2) + " s"
    return table.text(layout)
      + "\n\(scene.nodes.count) layers, \(count) keyframes\(own), "
      + "\(size[0]) x \(size[1]) points, \(length) at \(file.frameRate) frames a second\n"
  }

  private static func values(of scene: LottieScene, at frames: [Double]) -> String {
    var writer = CSVWriter(
      header: ["frame", "layer", "shown", "opacity", "a", "b", "c", "d", "tx", "ty"]
    )
    for frame in frames {
      for (node, placement) in zip(scene.nodes, scene.placements(at: frame)) {
        let matrix = placement.matrix
        let numbers = [
          placement.opacity, matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty,
        ]
        writer.row(
          [.number(frame), .text(node.path), .integer(placement.isShown ? 1 : 0)]
            + numbers.map { .number($0) }
        )
      }
    }
    return writer.text
  }
}

extension LottieLayer.Kind {
  fileprivate var name: String {
    switch self {
    case .composition: "composition"
    case .solid: "solid"
    case .image: "image"
    case .null: "null"
    case .shape: "shape"
    case .text: "text"
    }
  }
}
