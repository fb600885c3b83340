public import Foundation

/// A scrolling area of text.
///
/// It takes part in layout and focus, with the notifications of the keyboard. The cursor, the
/// selection and the keys are not modelled: a test types with ``insertText(_:)``.
open class UITextView: UIScrollView, UIKeyInput {
  /// The text; empty at first and after nil.
  // UIKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      contentsDidChange()
    }
  }
  /// The font; the default is the system font at 12 points, certain.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { contentsDidChange() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { contentsDidChange() } }
  /// The horizontal alignment.
  open var textAlignment = NSTextAlignment.natural { didSet { contentsDidChange() } }
  /// Whether the user may change the text.
  open var isEditable = true
  /// Whether the user may select text; without an effect here.
  open var isSelectable = true
  /// The distances of the text from the edges, in points; certain: 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentsDidChange() }
  }
  /// The view in place of the keyboard.
  open var inputView: UIView?
  /// The view above the keyboard.
  open var inputAccessoryView: UIView?
  /// The keys of the keyboard; without an effect here.
  open var keyboardType = UIKeyboardType.default
  /// The label of the return key; without an effect here.
  open var returnKeyType = UIReturnKeyType.default

  private let label = UILabel()
  // Certain: the padding of a line at both ends, in points.
  private static let linePadding = 5.0

  /// Creates a view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLabel()
  }

  /// Creates an empty view, as a storyboard does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLabel()
  }

  private func addLabel() {
    label.numberOfLines = 0
    addSubview(label)
    contentsDidChange()
  }

  private var editor: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: Layout

  private func textSize(within width: CGFloat) -> CGSize {
    let (inset, padding) = (textContainerInset, Self.linePadding * 2)
    let room = max(width - inset.left - inset.right - padding, 0)
    let size = label.sizeThatFits(CGSize(width: room, height: .infinity))
    let line = ((font ?? .systemFont(ofSize: 12)).lineHeight).rounded(.up)
    return CGSize(
      width: size.width + inset.left + inset.right + padding,
      height: max(size.height, line) + inset.top + inset.bottom
    )
  }

  /// Returns the size of the text within a width, with its margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(within: size.width) }

  /// The size of the text, if the view does not scroll; certain.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(within: bounds.width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (inset, size) = (textContainerInset, textSize(within: bounds.width))
    label.frame = CGRect(
      x: inset.left + Self.linePadding,
      y: inset.top,
      width: max(bounds.width - inset.left - inset.right - Self.linePadding * 2, 0),
      height: size.height - inset.top - inset.bottom
    )
    contentSize = CGSize(width: bounds.width, height: size.height)
  }

  private func contentsDidChange() {
    label.text = text
    label.font = font ?? .systemFont(ofSize: 12)
    label.textColor = textColor ?? .label
    label.textAlignment = textAlignment
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Focus

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      editor?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    // Inferred: other than with a text field, the keyboard comes up first.
    simulation.showKeyboard(input: inputView, accessory: inputAccessoryView)
    editor?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard editor?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    editor?.textViewDidEndEditing(self)
    simulation.hideKeyboard()
    return true
  }

  /// Ends the editing of a view that leaves the window, and the keyboard goes down; inferred.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { resignFirstResponder() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  // MARK: Keys

  /// Whether there is any text.
  open var hasText: Bool { !text.isEmpty }

  /// Types a text at the end, as the keyboard does.
  open func insertText(_ text: String) {
    let range = NSRange(location: self.text.utf16.count, length: 0)
    replace(range, with: text, to: self.text + text)
  }

  /// Deletes the last letter, as the keyboard does.
  open func deleteBackward() {
    guard let last = text.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: text.utf16.count - length, length: length)
    replace(range, with: "", to: String(text.dropLast()))
  }

  private func replace(_ range: NSRange, with part: String, to new: String) {
    let asked = editor?.textView(self, shouldChangeTextIn: range, replacementText: part)
    guard asked ?? true else { return }
    text = new
    editor?.textViewDidChange(self)
  }
}

/// Decides on the editing of a text view.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the user may begin to edit.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after the user began to edit.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether the user may end to edit.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after the user ended to edit.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text may be replaced.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Called after the user changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}
