internal import HeadlessUIKit
internal import JankLottie

extension LottieAnimationView {
  /// Adds the animation of a page, which fills it, and plays it once.
  static func add(_ lottie: PageLottie, to page: UIView) {
    // What is omitted concerns the file, not the run: `janklab lottie` lists it.
    var file = lottie.file
    file.warnings = []
    let view = LottieAnimationView(
      animation: LottieAnimation(file: file),
      configuration: LottieConfiguration(renderingEngine: lottie.engine)
    )
    view.layer.name = "lottie"
    view.frame = page.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.addSubview(view)
    view.play()
  }
}
