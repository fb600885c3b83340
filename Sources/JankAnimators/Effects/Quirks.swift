public import HeadlessUIKit

extension Effect.Option {
  /// Whether the effect is as its library or tutorial has it, or mended where that leaves something
  /// wrong.
  public static let quirks = Effect.Option(
    "quirks",
    .name(of: ["faithful", "repaired"], standard: "faithful"),
    "Whether the mistakes of the library or tutorial are kept or repaired."
  )
}

extension Effect {
  /// Whether it has mistakes of its library or tutorial that are not repaired.
  public var keepsMistakes: Bool {
    kind.options.contains { $0.name == Option.quirks.name } && !isRepaired
  }

  /// Whether the mistakes of its library or tutorial are repaired.
  var isRepaired: Bool { name(Option.quirks.name) == "repaired" }

  /// How long its animation takes, in seconds: the duration, unless its library sets another.
  public var animationDuration: TimeInterval {
    settings[Option.quirks.name] == .name("faithful") ? kind.fixedDuration ?? duration : duration
  }

  /// Whether it goes the way back.
  var isReverse: Bool { flag(Option.reverse.name) }
}

extension UIView {
  /// Takes everything else out of the view in which it lies.
  func removeSiblings() {
    for view in superview?.subviews ?? [] where view !== self { view.removeFromSuperview() }
  }
}

extension TransitionScene {
  /// Ends an effect of a library: everything in order where it is repaired, and otherwise what was
  /// added taken away and the rest as the library leaves it.
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
