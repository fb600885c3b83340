public import Foundation

/// A scrolling list of rows, of which only those on screen are views.
///
/// Headers, footers, separators, editing and rows that measure themselves are not modelled.
open class UITableView: UIScrollView {
  /// How sections look; raw values as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// Row after row.
    case plain = 0
    /// In groups.
    case grouped = 1
  }

  /// The height that stands for that of the system's rows.
  public class var automaticDimension: CGFloat { -1 }
  // Certain: the height of the system's rows, in points.
  private static let standardHeight: CGFloat = 44

  /// How sections look, which makes no difference here.
  public let style: Style
  /// Knows what is in the table.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetRows() } }
  /// How high rows are, in points.
  open var rowHeight = UITableView.automaticDimension { didSet { forgetRows() } }
  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// The selected row.
  public private(set) var indexPathForSelectedRow: IndexPath?

  private var cells = CellPool<UITableViewCell>()
  // Row after row, known once the table has been laid out.
  private var rows: [Row]?

  private struct Row {
    let place: IndexPath
    let top: CGFloat
    let height: CGFloat
  }

  /// Creates a table that fills a rectangle of its future superview, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table that fills a rectangle of its future superview, in points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Answers nil: scroll views are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows(in: bounds)
  }

  /// Asks for everything anew with the next layout.
  open func reloadData() {
    indexPathForSelectedRow = nil
    for cell in cells.keep([]) { cell.removeFromSuperview() }
    forgetRows()
  }
}

// MARK: Rows

extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The rows on screen, from above.
  public var visibleCells: [UITableViewCell] { cells.places.compactMap { cells.shown[$0] } }

  /// The places of the rows on screen, from above.
  public var indexPathsForVisibleRows: [IndexPath]? { cells.places }

  /// The row at a place, if it is on screen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.shown[indexPath] }

  /// The place of a row that is on screen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.place(of: cell) }

  /// The rectangle of a row in the content, in points; zero where there is none.
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
    var top: CGFloat = 0
    let teller = delegate as? any UITableViewDelegate
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let place = IndexPath(row: row, section: section)
        let wish = teller?.tableView(self, heightForRowAt: place) ?? rowHeight
        let height = wish == Self.automaticDimension ? Self.standardHeight : wish
        measured.append(Row(place: place, top: top, height: height))
        top += height
      }
    }
    rows = measured
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

// MARK: Using rows again

extension UITableView {
  /// Says of which class rows of a name are.
  ///
  /// Without Objective-C the initialiser of a class of the app cannot be called from here: for one
  /// of those give ``register(forCellReuseIdentifier:_:)`` a closure.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard cellClass == UITableViewCell.self else {
      fatalError("a row of the class \(String(describing: cellClass)) has to be made by a closure")
    }
    register(forCellReuseIdentifier: identifier) {
      UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  /// Says how rows of a name are made.
  public func register(
    forCellReuseIdentifier identifier: String,
    _ maker: @escaping () -> UITableViewCell
  ) {
    cells.register(identifier, maker)
  }

  /// A row of a name that is not on screen any more, or else a new one, or nil where nobody said
  /// how it is made.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeCell(identifier)
  }

  /// A row of a name; ends the run, as it would end an app, where nobody said how it is made.
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

// MARK: Selecting

extension UITableView {
  /// Selects a row, of which the delegate hears nothing; nil selects none.
  public func selectRow(at indexPath: IndexPath?, animated: Bool) {
    if let old = indexPathForSelectedRow { deselectRow(at: old, animated: animated) }
    indexPathForSelectedRow = indexPath
    indexPath.flatMap { cellForRow(at: $0) }?.setSelected(true, animated: animated)
  }

  /// Takes the selection from a row, of which the delegate hears nothing.
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
    if let old, old != place { teller?.tableView(self, didDeselectRowAt: old) }
    teller?.tableView(self, didSelectRowAt: place)
  }
}
