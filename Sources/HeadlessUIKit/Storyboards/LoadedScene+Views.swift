internal import Foundation
internal import JankStoryboards

extension LoadedScene {
  /// Creates the views of the scene, connects them and wakes them; false if the file has no view.
  func loadView() -> Bool {
    let placed = StoryboardLayout.place(
      file.controller,
      from: file.board.canvas.size,
      on: file.screen
    )
    guard let placed else { return false }
    var views: [(model: StoryboardView, view: UIView)] = []
    let root = view(placed, into: &views)
    owner.view = root
    let table = Dictionary(views.map { ($0.model.id, $0.view) }) { first, _ in first }
    connect(views) { [unowned self] in table[$0] ?? object($0) }
    let isNew = file.controller.settings.outlets.filter { object($0.destination) == nil }
    connect(isNew, of: owner) { table[$0] }
    connectObjects { table[$0] }
    embed(in: table)
    for (_, view) in views { view.awakeFromNib() }
    return true
  }

  /// Sets the outlets, actions and attributes of views.
  private func connect(
    _ views: [(model: StoryboardView, view: UIView)],
    finding find: (String) -> AnyObject?
  ) {
    for (model, view) in views {
      connect(model.settings.outlets, of: view, finding: find)
      if let control = view as? UIControl { connect(control, model) }
      for attribute in model.settings.attributes { set(attribute, of: view) }
    }
  }

  /// Puts the view controllers of embed segues into their container views.
  ///
  /// Inferred: the source allows and prepares each one before its own view has loaded.
  private func embed(in table: [String: UIView]) {
    for segue in file.controller.segues where segue.kind == .embed {
      guard let container = table[segue.trigger] else { continue }
      let child = storyboard.instantiate(segue.destination)
      let template = UIStoryboard.Segue(
        identifier: segue.identifier,
        .custom(segue.destination),
        animates: false,
        make: UIStoryboardSegue.init(identifier:source:destination:)
      )
      guard owner.allows(template, container) else { continue }
      owner.prepareTraced(for: template.make(segue.identifier, owner, child), container)
      owner.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: owner)
    }
  }
}

// MARK: Views

extension LoadedScene {
  private typealias Made = [(model: StoryboardView, view: UIView)]

  /// Creates a view and its subviews; the cells of a table are created when they are needed.
  private func view(_ placed: PlacedView, into made: inout Made) -> UIView {
    let view = self.view(placed.view, frame: CGRect(placed.frame))
    fill(view, placed, into: &made)
    return view
  }

  private func fill(_ view: UIView, _ placed: PlacedView, into made: inout Made) {
    made.append((placed.view, view))
    view.frame = CGRect(placed.frame)
    view.autoresizingMask = UIView.AutoresizingMask(placed.resizing)
    view.take(placed.view, in: self)
    for part in placed.subviews {
      if let table = view as? UITableView, part.view.element == "tableViewCell" {
        register(part, in: table)
      } else if let cell = view as? UITableViewCell, part.view.element.hasSuffix("ContentView") {
        fill(cell.contentView, part, into: &made)
      } else {
        let subview = self.view(part, into: &made)
        if let stack = view as? UIStackView {
          stack.addArrangedSubview(subview)
        } else {
          view.addSubview(subview)
        }
      }
    }
  }

  /// Creates the view of a class of the app or of the system.
  private func view(_ model: StoryboardView, frame: CGRect) -> UIView {
    let coder = StoryboardCoder(model, frame: frame)
    if let name = model.customClass {
      if let made = simulation.storyboards.classes.view(name)?.init(coder: coder) { return made }
      // Certain, by its console message "Unknown class … in Interface Builder file.": UIKit logs
      // the class, and creates a view of the element's own class.
      warnOnce("unknown class \(name); a plain view stands for it", help: "\(name).self")
    }
    let made: UIView? =
      switch model.element {
      case "label": UILabel(coder: coder)
      case "button": UIButton(coder: coder)
      case "imageView": UIImageView(coder: coder)
      case "stackView": UIStackView(coder: coder)
      case "scrollView": UIScrollView(coder: coder)
      case "tableView": UITableView(coder: coder)
      case "tableViewCell": UITableViewCell(coder: coder)
      case "slider": UISlider(coder: coder)
      case "visualEffectView": UIVisualEffectView(coder: coder)
      default: nil
      }
    if let made { return made }
    let isPlain =
      model.element.lowercased().hasSuffix("view") && !Self.lists.contains(model.element)
    if !isPlain {
      simulation.warnOnce(
        "\(file.board.name): a \(model.element) is not modelled; a plain view stands for it"
      )
    }
    return UIView(frame: frame)
  }

  private static let lists: Set = ["collectionView", "pickerView", "textView", "webView"]

  /// Registers a cell of a table under its identifier.
  private func register(_ placed: PlacedView, in table: UITableView) {
    guard let identifier = placed.view.look.style.reuseIdentifier else {
      return simulation.warn("\(file.board.name): cells without an identifier are omitted")
    }
    table.register(forCellReuseIdentifier: identifier) { [unowned self] in
      var made: Made = []
      let view = self.view(placed, into: &made)
      guard let cell = view as? UITableViewCell else {
        fatalError("\(type(of: view)) of \(file.board.path) is not a UITableViewCell")
      }
      let parts = Dictionary(made.map { ($0.model.id, $0.view) }) { first, _ in first }
      connect(made) { parts[$0] ?? self.object($0) }
      if file.controller.segues.contains(where: { $0.trigger == placed.view.id }) {
        cell.selectionSegue = { [unowned self] in triggerSegues(of: placed.view.id, sender: $0) }
      }
      for (_, view) in made { view.awakeFromNib() }
      return cell
    }
  }
}

extension CGRect {
  fileprivate init(_ rect: StoryboardRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension UIView.AutoresizingMask {
  fileprivate init(_ parts: StoryboardResizing) {
    // The bits are the same.
    self.init(rawValue: UInt(parts.rawValue))
  }
}
