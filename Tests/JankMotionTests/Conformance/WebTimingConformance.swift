/// The rows of the set mediatiming for Web Animations.
extension MediaTimingConformance {
  func webAnswer(_ vector: Vector) throws -> Answer {
    let timing = try webTiming(vector["timing"])
    let playsBackwards = (vector["playbackRate"].number ?? 1) < 0
    if vector.kind == "webActiveTime" {
      return .value(try state(of: timing, at: vector.number("currentTime"), playsBackwards))
    }
    let tolerance = Tolerance(vector["tolerance"]) ?? .none
    return .comparisons(
      try vector.fields.list("checks").map { check in
        let time = try check.number("currentTime")
        let got: JSON =
          vector.kind == "webPhase"
          ? .text(timing.phase(at: time, playsBackwards: playsBackwards).rawValue)
          : state(of: timing, at: time, playsBackwards)[try vector.text("quantity")]
        return Comparison(
          label: "at \(time)",
          got: got,
          expected: check["expected"],
          tolerance: tolerance
        )
      }
    )
  }

  private func state(of timing: WebTiming, at time: Double, _ playsBackwards: Bool) -> JSON {
    guard let state = timing.progress(at: time, playsBackwards: playsBackwards) else {
      return .object([:])
    }
    return .named(["progress": state.progress, "currentIteration": state.iteration])
  }

  private func webTiming(_ json: JSON) throws -> WebTiming {
    // "auto" is the initial value of both in the specification.
    let fill = json["fill"].text ?? "none"
    let direction = json["direction"].text ?? "normal"
    return try WebTiming(
      delay: json["delay"].number ?? 0,
      endDelay: json["endDelay"].number ?? 0,
      fill: WebTiming.Fill(rawValue: fill == "auto" ? "none" : fill).unwrapped("fill \(fill)"),
      iterationStart: json["iterationStart"].number ?? 0,
      iterations: json["iterations"].number ?? 1,
      duration: json["duration"].number ?? 0,
      direction: WebTiming.Direction(rawValue: direction).unwrapped("direction \(direction)")
    )
  }
}
