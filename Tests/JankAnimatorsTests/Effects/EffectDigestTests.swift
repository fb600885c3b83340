import Foundation
import HeadlessUIKit
import JankAnimators
import Testing

// Also tests: CATransform3D+Building, Quirks.

/// The fingerprints of each effect's presented frames, driven by a gesture to either end.
///
/// If a model change intentionally alters them, write the file anew: the test prints the new
/// content.
struct EffectDigestTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/effect-digests.txt")

  @Test
  func `every effect matches its recorded values`() throws {
    let known = try String(contentsOf: Self.file, encoding: .utf8)
      .split(separator: "\n").map(String.init).filter(Self.isPlayed)
    let found = Effect.Kind.all.flatMap(Self.lines)
    let different = Set(found).symmetricDifference(known)
    if !different.isEmpty { print(found.joined(separator: "\n")) }
    #expect(different.isEmpty, "\(different.count) lines of \(found.count) differ")
  }

  private static func lines(of kind: Effect.Kind) -> [String] {
    let effect = Effect(kind)
    var lines = lines("forward", effect)
    if effect.reversed != effect { lines += Self.lines("reverse", effect.reversed) }
    if effect.settings["quirks"] != nil {
      // Repaired effects do not depend on the refresh rate.
      let repaired = Effect(kind, settings: ["quirks": .name("repaired")])
      lines += Self.lines("repaired", repaired, on: [.phone60])
    }
    return lines
  }

  private static func lines(
    _ way: String,
    _ effect: Effect,
    on devices: [DeviceProfile] = [.phone60, .phone120]
  ) -> [String] {
    devices.flatMap { device in
      [TransitionRecord.Outcome.completed, .cancelled].compactMap { end in
        let name = "\(effect.kind.name) \(device.refreshRate) \(way) \(end.rawValue)"
        guard isPlayed(name) else { return nil }
        let trace = play(effect, to: end, on: device)
        #expect(trace.transitions.map(\.outcome) == [.completed, end], "\(name)")
        #expect(trace.cameToRest, "\(name)")
        return "\(name) \(trace.digest)"
      }
    }
  }

  /// Thousands of tiles take seconds without optimisation; then only one line of each such effect
  /// is played, at 60 Hz and to its end.
  private static func isPlayed(_ line: String) -> Bool {
    #if DEBUG
    let hasThousands = ["starWarsSprites ", "starWarsViews "].contains { line.hasPrefix($0) }
    return !hasThousands || line.contains(" 60 forward completed")
    #else
    return true
    #endif
  }

  /// A dismissal that a gesture drives to an end.
  ///
  /// If the library removes the page from the window at the start, the recogniser is removed as
  /// well, and only a tap completes the transition.
  private static func play(
    _ effect: Effect,
    to end: TransitionRecord.Outcome,
    on device: DeviceProfile
  ) -> Trace {
    let takesPageOut =
      ["portal", "starWarsSprites", "starWarsDynamics"].contains(effect.kind.name)
      && effect.settings["quirks"] == .name("faithful")
      && effect.settings["reverse"] != .flag(true)
    let isDragged = end == .cancelled || !takesPageOut
    return JankAnimatorsTests.play(
      dismissing: EffectAnimator(effect) { CoreAnimationPlayer() },
      dragged: isDragged,
      touches: isDragged ? touchID(travel: end == .completed ? 300 : 100) : [],
      profile: device
    )
  }
}
