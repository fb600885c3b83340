internal import HeadlessUIKit

// Strategies that can be interrupted, scrubbed and reversed; they differ in their reaction.
extension Strategy {
  /// A property animator.
  public static let propertyAnimator = Strategy(
    name: "property-animator",
    about: "A property animator, which a gesture interrupts, scrubs and reverses."
  ) { choreography, _ in UIViewPropertyAnimator(playing: choreography) }

  /// The main thread, which reverses by even steps.
  public static let linearReturn = Strategy(
    name: "linear-return",
    about: "The main thread sets frames; cancelled, it reverses by an even step per refresh."
  ) { choreography, _ in LinearReturnAnimator(choreography) }

  /// The main thread during the gesture, and a spring of the render server after it.
  public static let springReturn = Strategy(
    name: "spring-return",
    about: "The main thread follows the touch; after the release the render server plays a spring "
      + "of its own, whatever the timing of the effect, and without a touch the whole animation."
  ) { choreography, _ in SpringReturnAnimator(choreography) }

  /// The reverse animation is added to the running one.
  public static let additiveRedirect = redirect(
    .additive,
    "UIView.animate; reversed, the new animation is added to the running one."
  )

  /// The reverse animation starts from the presentation values.
  public static let currentStateRedirect = redirect(
    .currentState,
    "UIView.animate; reversed, it starts from the presentation values, at rest."
  )

  /// The reverse animation starts from the model values.
  public static let modelValueRedirect = redirect(
    .modelValue,
    "UIView.animate; reversed, it jumps to its target and starts from there."
  )

  /// The reverse animation plays completely.
  public static let restartRedirect = redirect(
    .restart,
    "UIView.animate; reversed, it plays the reverse animation from its beginning."
  )

  private static func redirect(_ interruption: Interruption, _ about: String) -> Strategy {
    Strategy(name: "redirect-\(interruption.rawValue)", about: about) {
      choreography,
      container in
      RedirectingAnimator(choreography, in: container, interruption)
    }
  }
}
