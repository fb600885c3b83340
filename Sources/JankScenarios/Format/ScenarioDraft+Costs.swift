internal import HeadlessUIKit
internal import JankText

extension ScenarioDraft {
  /// What costs on a page has to be on it, and an image is known by its name.
  func complaint(
    aboutCostsOf screen: Scenario.Screen,
    _ names: DeclaredNames
  ) -> (message: String, hint: String?)? {
    let counts = [
      ("blurs", screen.content.costs.blurs), ("shadows", screen.content.costs.shadows),
      ("masks", screen.content.costs.masks),
    ]
    if let (key, count) = counts.first(where: { $0.1 > screen.content.layerCount }) {
      let layers =
        screen.content.layerCount == 1 ? "1 layer" : "\(screen.content.layerCount) layers"
      return (
        "\(quoted(key)) is \(count), and the page has \(layers)",
        #"they are some of its "layers": add to those"#
      )
    }
    guard
      let image = screen.content.costs.images.first(where: {
        names.ambiguousImages.contains($0.name)
      })
    else { return nil }
    return (
      "images of other pixels or of another format are called \(quoted(image.name)) too",
      "an image is decoded once for all pages that show it: give each a name of its own"
    )
  }
}
