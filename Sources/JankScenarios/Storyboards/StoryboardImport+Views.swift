internal import HeadlessUIKit
internal import JankStoryboards
internal import JankText

extension StoryboardImport {
  /// Adds the views of a view controller, placed on the screen of the device.
  mutating func addViews(
    to screen: inout Scenario.Screen,
    of controller: StoryboardController,
    _ key: StoryboardSet.Key
  ) {
    let board = set.boards[key.board]
    let size = StoryboardSize(device.screenSize.x, device.screenSize.y)
    guard let root = StoryboardLayout.place(controller, from: board.canvas.size, on: size) else {
      return
    }
    var views = PageViews()
    add(root.subviews, of: controller, key, parent: nil, hosts: [key], to: &views)
    let limit = ScenarioLimits.pageViewCount
    if views.list.count > limit {
      let message =
        "\(quoted(screen.name)) has \(views.list.count) views; only \(limit) are imported"
      warn(message, key.board, at: controller.position)
      views.list = Array(views.list.prefix(limit))
    }
    let isWhole = root.frame.size == size || views.list.isEmpty
    let isSize = [root.frame.width, root.frame.height].allSatisfy { (1...100_000).contains($0) }
    if !isWhole, isSize { views.canvas = [root.frame.width, root.frame.height] }
    screen.content.views = views
    let count = root.tree.count { $0.isUncertain }
    warnOfMovedConstraints(of: controller, key)
    warnOfPlaceholders(in: root, page: screen.name, key)
    if count > 0, size != board.canvas.size {
      warn(
        "\(count) views of \(quoted(screen.name)) keep their place, because no rule in one pass "
          + "decides where they are",
        key.board,
        at: controller.position
      )
    }
  }

  /// Warns of views whose stored sizes are placeholders, each with those in it as one.
  private mutating func warnOfPlaceholders(
    in placed: PlacedView,
    page: String,
    _ key: StoryboardSet.Key
  ) {
    for subview in placed.subviews {
      guard let placeholder = subview.placeholder, let stored = subview.view.frame else {
        warnOfPlaceholders(in: subview, page: page, key)
        continue
      }
      let view = subview.view
      let name = view.label.map { quoted($0) } ?? "\(view.element) \(view.id)"
      let size = [stored.width, stored.height].map { Decimal.text($0, digits: 0) }
      let consequence =
        switch placeholder {
        case .fitted: "it is cut to \(quoted(page)), and the sizes in it are guesses"
        case .kept: "it is kept, since its page scrolls"
        }
      warn(
        "\(name) was never laid out in Xcode: its size of \(size[0]) x \(size[1]) is made of "
          + "placeholders of 1000 points; \(consequence)",
        key.board,
        at: view.position,
        hint: "in Xcode, choose Editor > Resolve Auto Layout Issues > Update Frames"
      )
    }
  }

  /// Warns of outlets to constraints, through which code moves views.
  private mutating func warnOfMovedConstraints(
    of controller: StoryboardController,
    _ key: StoryboardSet.Key
  ) {
    guard let root = controller.view else { return }
    let views = root.tree
    let constraints = Set(views.flatMap(\.constraints).compactMap(\.id))
    let outlets = controller.settings.outlets + views.flatMap(\.settings.outlets)
    for outlet in outlets where constraints.contains(outlet.destination) {
      warn(
        "code can change the constraint of the outlet \(outlet.property); the import keeps it",
        key.board,
        at: controller.position
      )
    }
  }

  /// Adds views and what is in them, each after its parent.
  private mutating func add(
    _ placed: [PlacedView],
    of controller: StoryboardController,
    _ key: StoryboardSet.Key,
    parent: String?,
    hosts: [StoryboardSet.Key],
    to views: inout PageViews
  ) {
    for view in placed where views.list.count <= ScenarioLimits.pageViewCount {
      var page = pageView(view, of: set.boards[key.board])
      page.parent = parent
      let embedded = embedded(in: view, of: controller, key, hosts)
      if !view.subviews.isEmpty || embedded != nil {
        // Containers nest, so the same page can be embedded twice.
        page.name = "\(view.view.element) \(view.view.id)".unique(among: views)
      }
      views.list.append(page)
      let name = page.name
      add(view.subviews, of: controller, key, parent: name, hosts: hosts, to: &views)
      if let embedded {
        add(
          embedded.root.subviews,
          of: embedded.controller,
          embedded.key,
          parent: name,
          hosts: hosts + [embedded.key],
          to: &views
        )
      }
    }
  }

  /// The view controller in a container view, with its views in the size of that view.
  private mutating func embedded(
    in view: PlacedView,
    of controller: StoryboardController,
    _ key: StoryboardSet.Key,
    _ hosts: [StoryboardSet.Key]
  ) -> (root: PlacedView, controller: StoryboardController, key: StoryboardSet.Key)? {
    guard
      let segue = controller.segues.first(where: {
        $0.kind == .embed && $0.trigger == view.view.id
      }), let inner = embeddedKey(segue, key, hosts), let child = set.controller(inner),
      let stored = child.view?.frame?.size ?? set.boards[safe: inner.board]?.canvas.size,
      let root = StoryboardLayout.place(child, from: stored, on: view.frame.size)
    else { return nil }
    return (root, child, inner)
  }

  /// The page that an embed segue shows: through references, and the first page of containers.
  func embeddedKey(
    _ segue: StoryboardSegue,
    _ key: StoryboardSet.Key,
    _ hosts: [StoryboardSet.Key]
  ) -> StoryboardSet.Key? {
    var next = StoryboardSet.Key(board: key.board, id: segue.destination)
    var seen: Set<StoryboardSet.Key> = []
    while case .found(let found) = set.resolve(next), seen.insert(found).inserted {
      guard let first = set.controller(found)?.containedIDs.first else {
        return hosts.contains(found) ? nil : found
      }
      next = StoryboardSet.Key(board: found.board, id: first)
    }
    return nil
  }

  private mutating func pageView(_ placed: PlacedView, of board: Storyboard) -> PageView {
    let (view, frame) = (placed.view, placed.frame)
    func within(_ value: Double) -> Double { min(max(value, -100_000), 100_000) }
    var page = PageView(
      frame: SIMD4(within(frame.x), within(frame.y), within(frame.width), within(frame.height))
    )
    page.resizing = UIView.AutoresizingMask(placed.resizing)
    page.text = view.look.text.map { $0.cut(to: 200) }
    page.image = image(view.look.image, in: board)
    page.opacity = view.look.alpha
    page.isHidden = view.look.isHidden
    page.clips = view.look.clips
    page.blurs = view.element == "visualEffectView"
    let radius =
      view.settings.attributes.value(of: "layer.cornerRadius")
      ?? view.settings.attributes.value(of: "cornerRadius")
    page.cornerRadius = radius.flatMap(Double.init).map { min(max($0, 0), 10_000) } ?? 0
    let shadow =
      view.settings.attributes.value(of: "layer.shadowOpacity")
      ?? view.settings.attributes.value(of: "shadowOpacity")
    page.hasShadow = shadow.flatMap(Double.init).map { $0 > 0 } ?? false
    return page
  }

  /// The image of a name, with the pixels that its size in points has on the device.
  private mutating func image(_ name: String?, in board: Storyboard) -> LayerImage? {
    guard let name, !name.isEmpty, let size = board.imageSizes[name] else { return nil }
    let short = name.cut(to: 100)
    if let known = images[short] { return known }
    let scale = Double(device.screenScale)
    func pixels(_ points: Double) -> Int { min(max(Int((points * scale).rounded()), 1), 100_000) }
    let image = LayerImage(
      name: short,
      width: pixels(size.width),
      height: pixels(size.height),
      format: .png
    )
    images[short] = image
    return image
  }
}

extension UIView.AutoresizingMask {
  fileprivate init(_ resizing: StoryboardResizing) {
    let parts: [(StoryboardResizing, Self)] = [
      (.left, .flexibleLeftMargin), (.width, .flexibleWidth), (.right, .flexibleRightMargin),
      (.top, .flexibleTopMargin), (.height, .flexibleHeight), (.bottom, .flexibleBottomMargin),
    ]
    self = parts.reduce(into: []) { mask, part in
      if resizing.contains(part.0) { mask.insert(part.1) }
    }
  }
}

extension String {
  /// The name of a view that no other view of the page has.
  fileprivate func unique(among views: PageViews) -> String {
    let base = cut(to: 80)
    let used = Set(views.list.compactMap(\.name))
    var (name, number) = (base, 2)
    while used.contains(name) {
      name = "\(base) \(number)"
      number += 1
    }
    return name
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
