import Foundation
import HeadlessUIKit
import JankAnimators
import Testing

/// The fingerprints of what a user sees of each effect, driven by a finger to either end.
///
/// A change of the model that is meant to change them writes the file anew: the test prints what
/// it should hold.
struct EffectDigestTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/effect-digests.txt")

  @Test
  func `every effect shows what it showed when it was written down`() throws {
    let known = try String(contentsOf: Self.file, encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let found = Effect.Kind.all.flatMap(Self.lines)
    let different = Set(found).symmetricDifference(known)
    if !different.isEmpty { print(found.joined(separator: "\n")) }
    #expect(different.isEmpty, "\(different.count) lines of \(found.count) differ")
  }

  private static func lines(of kind: Effect.Kind) -> [String] {
    let effect = Effect(kind)
    let ways = effect.reversed == effect ? [effect] : [effect, effect.reversed]
    var lines: [String] = []
    for profile in [DeviceProfile.phone60, .phone120] {
      for way in ways {
        for travel in [300.0, 100] {
          let trace = play(
            dismissing: EffectAnimator(way) { CoreAnimationPlayer() },
            dragged: true,
            touches: finger(travel: travel),
            profile: profile
          )
          let direction = way == effect ? "forward" : "reverse"
          let outcome = trace.transitions.last?.outcome.rawValue ?? "none"
          let end = travel > 200 ? "finish" : "cancel"
          lines.append(
            "\(kind.name) \(profile.refreshRate) \(direction) \(end): \(outcome) \(trace.digest)"
          )
        }
      }
    }
    return lines
  }
}
