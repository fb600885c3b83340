public import HeadlessUIKit

extension Effect.Option {
  /// Whether the effect keeps the mistakes of its library or tutorial, or repairs them.
  public static let quirks = Effect.Option(
    "quirks",
    .name(of: ["faithful", "repaired"], standard: "faithful"),
    "Whether the mistakes of the library or tutorial are kept or repaired."
  )
}

extension Effect {
  /// Whether mistakes of the library or tutorial are kept.
  public var keepsMistakes: Bool {
    kind.options.contains { $0.name == Option.quirks.name } && !isRepaired
  }

  var isRepaired: Bool { name(Option.quirks.name) == "repaired" }

  /// The duration of the animation, in seconds, which a library may fix.
  public var animationDuration: TimeInterval {
    settings[Option.quirks.name] == .name("faithful") ? kind.fixedDuration ?? duration : duration
  }

  var isReverse: Bool { flag(Option.reverse.name) }
}

extension UIView {
  func removeSiblings() {
    for view in superview?.subviews ?? [] where view !== self { view.removeFromSuperview() }
  }
}

extension TransitionScene {
  /// Ends an effect of a library: if repaired, everything is restored; otherwise only added views
  /// are removed, as in the library.
  func end(
    _ effect: Effect,
    _ faithful: @escaping (_ isCompleted: Bool) -> Void = { _ in }
  ) -> (_ isCompleted: Bool) -> Void {
    { [self] isCompleted in
      if effect.isRepaired {
        restore(isCompleted)
      } else {
        removeAdded()
        faithful(isCompleted)
      }
    }
  }
}
