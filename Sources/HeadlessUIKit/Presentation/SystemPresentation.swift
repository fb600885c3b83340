internal import Foundation
internal import JankMotion

/// The layout of the system's presentation styles: the presented view's frame and the dimming
/// behind it.
final class SystemPresentation {
  /// The requested style.
  let style: UIModalPresentationStyle
  /// The style in use, which may differ because of the screen's traits.
  var effectiveStyle: UIModalPresentationStyle
  let drag = SheetDrag()
  private var dimming: UIView?

  init(style: UIModalPresentationStyle) {
    self.style = style
    effectiveStyle = style
  }
}

extension SystemPresentation {
  /// Whether the style is a sheet, or adapts to one.
  var canBeSheet: Bool { style.isSheet || style == .popover }

  func frame(in container: UIView, for controller: UIPresentationController) -> CGRect {
    switch effectiveStyle {
    case .popover: popover(in: container, controller)
    default: frame(in: container.bounds, controller.traitCollection, for: controller)
    }
  }

  /// Returns the size of the presented view for a new container size, in points.
  func size(of controller: UIPresentationController, in size: CGSize) -> CGSize {
    let bounds = CGRect(origin: .zero, size: size)
    return effectiveStyle == .popover
      ? popoverSize(in: bounds, controller)
      : frame(in: bounds, UITraitCollection(screenSize: size), for: controller).size
  }

  private func frame(
    in bounds: CGRect,
    _ traits: UITraitCollection,
    for controller: UIPresentationController
  ) -> CGRect {
    guard effectiveStyle.isSheet else { return bounds }
    return traits.horizontalSizeClass == .compact
      ? sheet(in: bounds, traits) : page(in: bounds, controller)
  }

  // A sheet on a phone leaves a gap at the top; if the height is compact it fills the screen.
  private func sheet(in bounds: CGRect, _ traits: UITraitCollection) -> CGRect {
    guard traits.verticalSizeClass != .compact else { return bounds }
    let top = ChosenSemantics.sheetTop
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  private func page(in bounds: CGRect, _ controller: UIPresentationController) -> CGRect {
    let wanted = controller.preferredContentSize
    let form = ChosenSemantics.formSheetSize
    // A page sheet keeps the margins that a form sheet has on the smallest wide screen.
    let size =
      wanted != .zero
      ? wanted
      : effectiveStyle == .formSheet
        ? CGSize(width: form.x, height: form.y)
        : CGSize(width: min(bounds.width, bounds.height), height: bounds.height)
    return CGRect(
      x: bounds.midX - min(size.width, bounds.width) / 2,
      y: bounds.midY - min(size.height, bounds.height) / 2,
      width: min(size.width, bounds.width),
      height: min(size.height, bounds.height)
    )
  }

  // Below its source, within the screen; UIKit looks for the side with most space.
  private func popover(in container: UIView, _ controller: UIPresentationController) -> CGRect {
    let bounds = container.bounds
    let size = popoverSize(in: bounds, controller)
    let anchor = (controller as? UIPopoverPresentationController)?.anchor(in: container)
    let (middle, top) = (anchor?.midX ?? bounds.midX, anchor?.maxY ?? bounds.midY - size.height / 2)
    return CGRect(
      x: min(max(middle - size.width / 2, bounds.minX), bounds.maxX - size.width),
      y: min(max(top, bounds.minY), bounds.maxY - size.height),
      width: size.width,
      height: size.height
    )
  }

  private func popoverSize(in bounds: CGRect, _ controller: UIPresentationController) -> CGSize {
    let wanted = controller.preferredContentSize
    let usual = ChosenSemantics.popoverSize
    return CGSize(
      width: min(wanted.width > 0 ? wanted.width : usual.x, bounds.width),
      height: min(wanted.height > 0 ? wanted.height : usual.y, bounds.height)
    )
  }
}

extension SystemPresentation {
  /// Adds the dimming view and fades it in with the transition.
  func willPresent(_ controller: UIPresentationController) {
    guard effectiveStyle.dims, let dimming = addDimming(to: controller.container) else { return }
    animate(controller) { dimming.alpha = ChosenSemantics.sheetDim }
  }

  /// Adds or removes the dimming view for a new style, with the change of size or at once after it.
  func adaptDimming(
    _ controller: UIPresentationController,
    with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard effectiveStyle.dims != (dimming != nil) else { return }
    if let dimming {
      self.dimming = nil
      let end = { dimming.removeFromSuperview() }
      guard let coordinator else { return end() }
      coordinator.animate(
        alongsideTransition: { _ in dimming.alpha = 0 },
        completion: { _ in end() }
      )
    } else if let dimming = addDimming(to: controller.container) {
      let darken = { dimming.alpha = ChosenSemantics.sheetDim }
      guard let coordinator else { return darken() }
      coordinator.animate(alongsideTransition: { _ in darken() })
    }
  }

  private func addDimming(to container: UIView?) -> UIView? {
    guard let container else { return nil }
    let dimming = UIView(frame: container.bounds)
    dimming.layer.name = "dimming view"
    dimming.alpha = 0
    container.insertSubview(dimming, at: 0)
    self.dimming = dimming
    return dimming
  }

  func willDismiss(_ controller: UIPresentationController) {
    guard let dimming, !drag.isHolding else { return }
    animate(controller) { dimming.alpha = 0 }
  }

  /// Moves the presented view down by `offset` points and fades the dimming to match; at `height`
  /// the view has left the screen.
  func displace(_ controller: UIPresentationController, by offset: Double, of height: Double) {
    let place = controller.frameOfPresentedViewInContainerView
    controller.presentedView?.frame = place.offsetBy(dx: 0, dy: offset)
    let sheet = motion(of: "a sheet") { () throws(MotionError) in
      try SheetGeometry(height: height)
    }
    dimming?.alpha = sheet.dim(atOffset: offset)
  }

  func sendDimmingToBack() {
    guard let dimming, let container = dimming.superview, container.subviews.first !== dimming
    else { return }
    container.sendSubviewToBack(dimming)
  }

  func removeDimming() {
    dimming?.removeFromSuperview()
    dimming = nil
  }

  /// Lays out the container; the animator sets the frame during a transition.
  func layOut(_ controller: UIPresentationController) {
    guard let container = controller.container else { return }
    dimming?.frame = container.bounds
    guard controller.phase == .shown, let page = controller.presentedView else { return }
    page.frame = controller.frameOfPresentedViewInContainerView
  }

  private func animate(_ controller: UIPresentationController, _ changes: @escaping () -> Void) {
    controller.presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in changes() }
    )
  }
}
