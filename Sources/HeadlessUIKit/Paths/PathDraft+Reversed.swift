internal import Foundation

extension PathDraft {
  /// The same shape, passed through in the other direction; the last subpath comes first.
  var reversed: PathDraft {
    var result = PathDraft()
    for part in subpaths.reversed() { part.addReversed(to: &result) }
    return result
  }

  fileprivate struct Subpath {
    let start: SIMD2<Double>
    var segments: [MotionPath.Element] = []
    var isClosed = false
  }

  private var subpaths: [Subpath] {
    var parts: [Subpath] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append(Subpath(start: point))
      case .close where !parts.isEmpty: parts[parts.count - 1].isClosed = true
      default:
        // Certain: after a close, the next part begins where the closed one did.
        if let last = parts.last, last.isClosed { parts.append(Subpath(start: last.start)) }
        if !parts.isEmpty { parts[parts.count - 1].segments.append(element) }
      }
    }
    return parts
  }
}

extension PathDraft.Subpath {
  fileprivate func addReversed(to result: inout PathDraft) {
    let starts = [start] + segments.compactMap(\.endPoint)
    result.move(to: starts[starts.count - 1])
    for (segment, end) in zip(segments, starts).reversed() {
      switch segment {
      case .quadCurve(let control, _): result.add(.quadCurve(control: control, to: end))
      case .curve(let first, let second, _):
        result.add(.curve(control1: second, control2: first, to: end))
      default: result.line(to: end)
      }
    }
    if isClosed { result.close() }
  }
}

extension MotionPath.Element {
  fileprivate var endPoint: SIMD2<Double>? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(_, let point), .curve(_, _, let point):
      point
    case .close: nil
    }
  }
}

extension UIBezierPath {
  /// Returns the same path in the other direction.
  public func reversing() -> UIBezierPath { UIBezierPath(cgPath: .made(of: cgPath.draft.reversed)) }
}
