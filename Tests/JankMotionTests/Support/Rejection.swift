import JankMotion
import Testing

/// Expects a typed error that names the parameter.
func expectRefusal(
  _ parameter: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws(MotionError) -> Void
) {
  do {
    try body()
    Issue.record("\(parameter) was accepted", sourceLocation: sourceLocation)
  } catch {
    #expect("\(error)".contains(parameter), sourceLocation: sourceLocation)
  }
}
