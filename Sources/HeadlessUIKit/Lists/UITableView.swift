public import Foundation

/// A scrolling list of rows; only rows on screen have views.
///
/// Headers and footers of sections, separators, editing and self-sizing rows are not modelled.
open class UITableView: UIScrollView {
  /// The style of the sections; raw values as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// Without groups.
    case plain = 0
    /// In groups.
    case grouped = 1
  }

  /// The value that stands for the height of a system row.
  public class var automaticDimension: CGFloat { -1 }
  // Certain: the height of a system row, in points.
  private static let standardHeight: CGFloat = 44

  /// The style of the sections, which has no effect here.
  public let style: Style
  /// The object that supplies the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetRows() } }
  /// The height of rows, in points.
  open var rowHeight = UITableView.automaticDimension { didSet { forgetRows() } }
  /// The view above the first row, which scrolls with the rows; its height is read when it is set.
  open var tableHeaderView: UIView? {
    didSet {
      if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
      if let tableHeaderView { addSubview(tableHeaderView) }
      headerHeight = tableHeaderView?.frame.height ?? 0
      forgetRows()
    }
  }
  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// The index path of the selected row.
  public private(set) var indexPathForSelectedRow: IndexPath?

  private var headerHeight: CGFloat = 0
  private var cells = CellPool<UITableViewCell>()
  // The rows in order, known after a layout.
  private var rows: [Row]?

  private struct Row {
    let place: IndexPath
    let top: CGFloat
    let height: CGFloat
  }

  /// Creates a table view with a frame in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table view with a frame in points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table view with the style and frame of a storyboard.
  public required init?(coder: NSCoder) {
    style = coder.storedTableStyle == "grouped" ? .grouped : .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows(in: bounds)
  }

  /// Reloads all rows with the next layout.
  open func reloadData() {
    indexPathForSelectedRow = nil
    for cell in cells.keep([]) { cell.removeFromSuperview() }
    forgetRows()
  }
}

// MARK: Rows

extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cells on screen, from the top.
  public var visibleCells: [UITableViewCell] { cells.places.compactMap { cells.shown[$0] } }

  /// The index paths of the rows on screen, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? { cells.places }

  /// Returns the cell at an index path if it is on screen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.shown[indexPath] }

  /// Returns the index path of a cell on screen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.place(of: cell) }

  /// Returns the rectangle of a row in the content, in points; zero if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let row = measured().first(where: { $0.place == indexPath }) else { return .zero }
    return CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
  }

  private func forgetRows() {
    rows = nil
    setNeedsLayout()
  }

  private func measured() -> [Row] {
    if let rows { return rows }
    var measured: [Row] = []
    var top = headerHeight
    let teller = delegate as? any UITableViewDelegate
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let place = IndexPath(row: row, section: section)
        let rateRequest = teller?.tableView(self, heightForRowAt: place) ?? rowHeight
        let height = rateRequest == Self.automaticDimension ? Self.standardHeight : rateRequest
        measured.append(Row(place: place, top: top, height: height))
        top += height
      }
    }
    rows = measured
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: headerHeight)
    contentSize = CGSize(width: bounds.width, height: top)
    return measured
  }

  private func showRows(in window: CGRect) {
    let seen = measured().filter { $0.top < window.maxY && $0.top + $0.height > window.minY }
    for cell in cells.keep(Set(seen.map(\.place))) { cell.removeFromSuperview() }
    for row in seen {
      let frame = CGRect(x: 0, y: row.top, width: window.width, height: row.height)
      if let cell = cells.shown[row.place] {
        cell.frame = frame
      } else {
        show(row.place, at: frame)
      }
    }
  }

  private func show(_ place: IndexPath, at frame: CGRect) {
    guard let cell = dataSource?.tableView(self, cellForRowAt: place) else { return }
    cell.frame = frame
    cell.table = self
    cell.isSelected = place == indexPathForSelectedRow
    cells.show(cell, at: place)
    (delegate as? any UITableViewDelegate)?.tableView(self, willDisplay: cell, forRowAt: place)
    insertSubview(cell, at: 0)
  }
}

// MARK: Reuse

extension UITableView {
  /// Registers the class of the cells with an identifier.
  ///
  /// Without Objective-C the initialiser of an app's class cannot be called from here. For such a
  /// class pass a closure to ``register(forCellReuseIdentifier:_:)``.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard cellClass == UITableViewCell.self else {
      fatalError("register a closure for cells of the class \(String(describing: cellClass))")
    }
    register(forCellReuseIdentifier: identifier) {
      UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  /// Registers a closure that creates the cells with an identifier.
  public func register(
    forCellReuseIdentifier identifier: String,
    _ maker: @escaping () -> UITableViewCell
  ) {
    cells.register(identifier, maker)
  }

  /// Registers a closure that creates the cells with an identifier, which it gets.
  public func register(
    making maker: @escaping (String) -> UITableViewCell,
    forCellReuseIdentifier identifier: String
  ) {
    cells.register(identifier) { maker(identifier) }
  }

  /// Returns a reused or new cell, or nil if the identifier is not registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeCell(identifier)
  }

  /// Returns a reused or new cell; a fatal error, as in UIKit, if the identifier is not registered.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = takeCell(identifier) else {
      fatalError("unable to dequeue a cell with identifier \(identifier): must register a class")
    }
    return cell
  }

  private func takeCell(_ identifier: String) -> UITableViewCell? {
    guard let cell = cells.takeWaiting(identifier) else { return cells.maker(of: identifier)?() }
    cell.prepareForReuse()
    return cell
  }
}

// MARK: Selection

extension UITableView {
  /// Selects a row, or none for nil, without a delegate callback.
  public func selectRow(at indexPath: IndexPath?, animated: Bool) {
    if let old = indexPathForSelectedRow { deselectRow(at: old, animated: animated) }
    indexPathForSelectedRow = indexPath
    indexPath.flatMap { cellForRow(at: $0) }?.setSelected(true, animated: animated)
  }

  /// Deselects a row, without a delegate callback.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard indexPathForSelectedRow == indexPath else { return }
    indexPathForSelectedRow = nil
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  func userDidTap(_ cell: UITableViewCell) {
    guard allowsSelection, let place = indexPath(for: cell) else { return }
    let teller = delegate as? any UITableViewDelegate
    let old = indexPathForSelectedRow
    selectRow(at: place, animated: false)
    simulation.device.spendCallback("row selection")
    // Certain: the segue is prepared before the delegate hears of the selection.
    cell.selectionSegue?(cell)
    if let old, old != place { teller?.tableView(self, didDeselectRowAt: old) }
    teller?.tableView(self, didSelectRowAt: place)
  }
}
