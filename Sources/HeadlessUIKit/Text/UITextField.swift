public import Foundation

/// A control for one line of text.
///
/// It takes part in layout and focus, with the notifications of the keyboard. The cursor, the
/// selection and the keys are not modelled: a test types with ``insertText(_:)``.
open class UITextField: UIControl, UIKeyInput {
  /// The border; raw values as in UIKit.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A sunken edge.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When a part beside the text is shown; raw values as in UIKit.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never = 0
    /// While the user edits.
    case whileEditing = 1
    /// While the user does not edit.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The object that decides on the editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text; empty at first and after nil.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      contentsDidChange()
    }
  }
  /// The text in place of an empty one.
  open var placeholder: String? { didSet { contentsDidChange() } }
  /// The font; the default is the system font at 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentsDidChange() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { contentsDidChange() } }
  /// The horizontal alignment.
  open var textAlignment = NSTextAlignment.natural { didSet { contentsDidChange() } }
  /// The border.
  open var borderStyle = BorderStyle.none { didSet { borderDidChange() } }
  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false { didSet { contentsDidChange() } }
  /// When the button that clears the text is shown; it is not drawn here.
  open var clearButtonMode = ViewMode.never
  /// Whether the text is cleared when the user begins to edit.
  open var clearsOnBeginEditing = false
  /// The view before the text.
  open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
  /// The view behind the text.
  open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the view behind the text is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view in place of the keyboard.
  open var inputView: UIView?
  /// The view above the keyboard.
  open var inputAccessoryView: UIView?
  /// The keys of the keyboard; without an effect here.
  open var keyboardType = UIKeyboardType.default
  /// The label of the return key; without an effect here.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the user edits the text.
  public private(set) var isEditing = false

  private let label = UILabel()
  // Certain: the inset of the text with a border, in points.
  private static let borderInset = 7.0

  /// Creates a field with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  /// Creates an empty field, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  // MARK: Layout

  /// The area of the text in the bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset = borderStyle == .none ? 0 : Self.borderInset
    var room = bounds.insetBy(dx: inset, dy: 0)
    if let leftView, isShown(leftViewMode) {
      room.origin.x += leftView.frame.width
      room.size.width -= leftView.frame.width
    }
    if let rightView, isShown(rightViewMode) { room.size.width -= rightView.frame.width }
    return room
  }

  /// The area of the text in the bounds while the user edits.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The area of the placeholder in the bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override var intrinsicContentSize: CGSize {
    // Certain: a field with a round border is at least 34 points high, one without as its text.
    let height = ((font ?? .systemFont(ofSize: 17)).lineHeight).rounded(.up)
    let text = label.intrinsicContentSize.width
    let insets = borderStyle == .none ? 0 : 2 * Self.borderInset
    let isRound = borderStyle == .roundedRect
    return CGSize(width: text + insets, height: isRound ? max(height, 34) : height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    if let leftView {
      leftView.center = CGPoint(x: leftView.bounds.width / 2, y: bounds.midY)
    }
    if let rightView {
      rightView.center = CGPoint(x: bounds.width - rightView.bounds.width / 2, y: bounds.midY)
    }
    label.frame =
      isEditing
      ? editingRect(forBounds: bounds)
      : showsPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  // MARK: Focus

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    // Inferred from reports of developers: the delegate hears of a field before the keyboard comes
    // up, and of a text view after.
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    simulation.showKeyboard(input: inputView, accessory: inputAccessoryView)
    setNeedsLayout()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    simulation.hideKeyboard()
    setNeedsLayout()
    return true
  }

  /// Ends the editing of a field that leaves the window, and the keyboard goes down; inferred.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { resignFirstResponder() }
  }

  // The return key sends the primary action.
  override var tapEvents: Event { .touchUpInside }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let isInside = touches.first.map { bounds.contains($0.location(in: self)) } ?? false
    if isInside { becomeFirstResponder() }
  }

  // MARK: Keys

  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Types a text at the end, as the keyboard does; a line break presses the return key.
  open func insertText(_ text: String) {
    if text == "\n" {
      // Certain: the action is sent only if the delegate agrees.
      if delegate?.textFieldShouldReturn(self) ?? true {
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      }
      return
    }
    let range = NSRange(location: (self.text ?? "").utf16.count, length: 0)
    replace(range, with: text, to: (self.text ?? "") + text)
  }

  /// Deletes the last letter, as the keyboard does.
  open func deleteBackward() {
    guard let old = text, let last = old.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: old.utf16.count - length, length: length)
    replace(range, with: "", to: String(old.dropLast()))
  }

  private func replace(_ range: NSRange, with part: String, to new: String) {
    let asked = delegate?.textField(
      self,
      shouldChangeCharactersIn: range,
      replacementString: part
    )
    guard asked ?? true else { return }
    text = new
    sendActions(for: .editingChanged)
  }
}

// MARK: Contents

extension UITextField {
  private var showsPlaceholder: Bool { (text ?? "").isEmpty }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func contentsDidChange() {
    let shown = isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text
    label.text = showsPlaceholder ? placeholder : shown
    // Certain: placeholders have 30 % of the label's colour; its grey is inferred.
    label.textColor = showsPlaceholder ? .lightGray : textColor ?? .label
    label.font = font ?? .systemFont(ofSize: 17)
    label.textAlignment = textAlignment
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func borderDidChange() {
    let isRound = borderStyle == .roundedRect
    layer.borderWidth = borderStyle == .none ? 0 : isRound ? 0.5 : 1
    layer.borderColor = borderStyle == .none ? nil : UIColor.lightGray.cgColor
    layer.cornerRadius = isRound ? 5 : 0
    contentsDidChange()
  }
}

/// Decides on the editing of a text field.
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the user may begin to edit.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after the user began to edit.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the user may end to edit.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after the user ended to edit.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
