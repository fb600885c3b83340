internal import Foundation
internal import JankStoryboards

extension UIView {
  /// Takes what a storyboard states about the look of a view.
  func take(_ model: StoryboardView, in scene: LoadedScene) {
    let (look, style) = (model.look, model.look.style)
    alpha = look.alpha
    isHidden = look.isHidden
    if look.clips { clipsToBounds = true }
    tag = style.tag
    if let isInteractive = style.isInteractive { isUserInteractionEnabled = isInteractive }
    if let color = UIColor.stored(style.background) { backgroundColor = color }
    if let color = UIColor.stored(style.tint) { tintColor = color }
    if let mode = style.contentMode.flatMap(ContentMode.init(named:)) { contentMode = mode }
    switch self {
    case let label as UILabel: label.takeText(look, style)
    case let button as UIButton: button.takeTitle(look, style, in: scene)
    case let picture as UIImageView: picture.image = look.image.flatMap(scene.image)
    case let stack as UIStackView: stack.takeArrangement(model)
    case let table as UITableView: if let height = style.rowHeight { table.rowHeight = height }
    default: break
    }
  }
}

extension UIFont {
  fileprivate static func stored(_ font: StoryboardFont?) -> UIFont? {
    font.map { .systemFont(ofSize: $0.size, weight: $0.isBold ? .bold : .regular) }
  }
}

extension UILabel {
  fileprivate func takeText(_ look: StoryboardLook, _ style: StoryboardStyle) {
    text = look.text
    if let font = UIFont.stored(style.font) { self.font = font }
    if let color = UIColor.stored(style.text) { textColor = color }
    if let count = style.lineCount { numberOfLines = max(count, 0) }
    switch style.alignment {
    case "left": textAlignment = .left
    case "center": textAlignment = .center
    case "right": textAlignment = .right
    case "justified": textAlignment = .justified
    default: break
    }
  }
}

extension UIButton {
  fileprivate func takeTitle(
    _ look: StoryboardLook,
    _ style: StoryboardStyle,
    in scene: LoadedScene
  ) {
    if let font = UIFont.stored(style.font) { titleLabel?.font = font }
    setTitle(look.text, for: .normal)
    if let color = UIColor.stored(style.text) { setTitleColor(color, for: .normal) }
    setImage(look.image.flatMap(scene.image), for: .normal)
    isEnabled = style.isEnabled
  }
}

extension UIStackView {
  fileprivate func takeArrangement(_ model: StoryboardView) {
    guard let stack = model.stack else { return }
    axis = stack.isVertical ? .vertical : .horizontal
    spacing = model.look.style.spacing
    let distributions: [String: Distribution] = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    distribution = distributions[stack.distribution] ?? .fill
    let alignments: [String: Alignment] = [
      "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
      "trailing": .trailing, "bottom": .trailing,
    ]
    alignment = alignments[stack.alignment] ?? .fill
  }
}

extension UIView.ContentMode {
  /// The mode with a name of storyboards; nil for one that is not modelled.
  fileprivate init?(named name: String) {
    let modes: [String: Self] = [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
      "scaleAspectFill": .scaleAspectFill, "center": .center, "top": .top, "bottom": .bottom,
      "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
      "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    guard let mode = modes[name] else { return nil }
    self = mode
  }
}
