internal import HeadlessUIKit

extension LottieAnimationView {
  /// Adds the animation of a page, which fills it, and plays it once.
  static func add(_ lottie: PageLottie, to page: UIView) {
    let view = LottieAnimationView(
      animation: LottieAnimation(file: lottie.file),
      configuration: LottieConfiguration(renderingEngine: lottie.engine)
    )
    view.layer.name = "lottie"
    view.frame = page.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.addSubview(view)
    view.play()
  }
}
