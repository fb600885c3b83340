internal import HeadlessUIKit

// What can be caught, scrubbed and turned back: what happens then is what they differ in.
extension Strategy {
  /// A property animator.
  public static let propertyAnimator = Strategy(
    name: "property-animator",
    about: "A property animator, which a finger catches, scrubs and turns round."
  ) { choreography, _ in UIViewPropertyAnimator(playing: choreography) }

  /// The main thread, with an even way back.
  public static let linearReturn = Strategy(
    name: "linear-return",
    about: "The main thread sets frames; cancelled, it goes back by an even step a refresh."
  ) { choreography, _ in LinearReturnAnimator(choreography) }

  /// The main thread under the finger, and a spring of the render server after it.
  public static let springReturn = Strategy(
    name: "spring-return",
    about: "The main thread follows the finger; a spring takes over its speed when it leaves."
  ) { choreography, _ in SpringReturnAnimator(choreography) }

  /// The way back is added to the way there.
  public static let additiveRedirect = redirect(
    .additive,
    "UIView.animate; turned back, the way back is added to what is under way."
  )

  /// The way back begins at what is seen.
  public static let currentStateRedirect = redirect(
    .currentState,
    "UIView.animate; turned back, it sets out anew from what is seen, at rest."
  )

  /// The way back begins at the goal.
  public static let modelValueRedirect = redirect(
    .modelValue,
    "UIView.animate; turned back, it jumps to where it was going and comes from there."
  )

  /// The way back is played whole.
  public static let restartRedirect = redirect(
    .restart,
    "UIView.animate; turned back, it plays the way back whole, from its beginning."
  )

  private static func redirect(_ interruption: Interruption, _ about: String) -> Strategy {
    Strategy(name: "redirect-\(interruption.rawValue)", about: about) {
      choreography,
      container in
      RedirectingAnimator(choreography, in: container, interruption)
    }
  }
}
