internal import HeadlessUIKit

/// The views of a page, built as a scenario describes them.
enum PageViewTree {
  /// Adds the views to a page.
  static func add(_ views: PageViews, to page: UIView) {
    var named: [String: UIView] = [:]
    for description in views.list {
      let view = view(description)
      let parent = description.parent.flatMap { named[$0] } ?? page
      parent.addSubview(view)
      if let name = description.name { named[name] = view }
    }
  }

  private static func view(_ description: PageView) -> UIView {
    let box = description.frame
    let frame = CGRect(x: box.x, y: box.y, width: box.z, height: box.w)
    let view: UIView
    if let text = description.text {
      let label = UILabel(frame: frame)
      label.text = text
      view = label
    } else {
      view = UIView(frame: frame)
    }
    if let name = description.name { view.layer.name = name }
    view.autoresizingMask = description.resizing
    if description.cornerRadius > 0 { view.layer.cornerRadius = description.cornerRadius }
    if description.opacity < 1 { view.alpha = description.opacity }
    if description.clips { view.clipsToBounds = true }
    if description.isHidden { view.isHidden = true }
    if description.hasShadow { view.layer.shadowOpacity = 0.5 }
    if description.blurs { view.layer.effects.append(.blur) }
    if let image = description.image { view.layer.effects.append(.image(image)) }
    return view
  }
}
