internal import HeadlessUIKit
internal import JankText

extension ScenarioDraft {
  /// Returns an error if a costly layer is not on the page or an image name is ambiguous.
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
        "\(quoted(key)) is \(count), but the page has \(layers)",
        #"each needs one of the page's "layers": add more of those"#
      )
    }
    let imageCount = screen.content.costs.images.compactMap(\.count).reduce(0, +)
    if imageCount > screen.content.layerCount {
      let layers = screen.content.layerCount == 1 ? "layer" : "layers"
      return (
        """
        the "count" of the images is \(imageCount) together, but the page has \
        \(screen.content.layerCount) \(layers)
        """,
        #"each needs one of the page's "layers": add more of those"#
      )
    }
    guard
      let image = screen.content.images.first(where: {
        names.ambiguousImages.contains($0.name)
      })
    else { return nil }
    return (
      "several images with different pixels or formats are named \(quoted(image.name))",
      "an image is decoded once for all pages that show it; give each image its own name"
    )
  }
}
