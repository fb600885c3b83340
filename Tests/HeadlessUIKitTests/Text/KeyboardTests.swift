import HeadlessUIKit
import Testing

// Also tests: UITextField, UITextView, UIKeyInput, NSValue+Bridging.

/// Hears of everything around the editing of two fields and a text view.
private final class Form: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  let (first, second) = (UITextField(), UITextField())
  let notes = UITextView()
  var log: [String] = []
  var allowsReturn = true
  var ends: [CGRect] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, view) in [first, second, notes].enumerated() {
      view.frame = CGRect(x: 20, y: 50 + place * 60, width: 200, height: 40)
      self.view.addSubview(view)
    }
    (first.delegate, second.delegate, notes.delegate) = (self, self, self)
    let names = [
      "WillShow": UIResponder.keyboardWillShowNotification,
      "DidShow": UIResponder.keyboardDidShowNotification,
      "WillHide": UIResponder.keyboardWillHideNotification,
      "DidHide": UIResponder.keyboardDidHideNotification,
    ]
    for (text, name) in names.sorted(by: { $0.key < $1.key }) {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [unowned self] in
        log.append(text)
        ends.append($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null)
      }
    }
    first.addTarget(self, action: Form.typed, for: .editingChanged)
  }

  func typed() { log.append("typed") }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    log.append(textField === first ? "begin 1" : "begin 2")
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    log.append(textField === first ? "end 1" : "end 2")
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { allowsReturn }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.append("\(range.location) \(range.length) \(string)")
    return string != "x"
  }
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin notes") }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("end notes") }
  func textViewDidChange(_ textView: UITextView) { log.append("changed") }
}

struct KeyboardTests {
  private func show(_ act: @escaping (Form, Stage) -> Void) {
    play { window, stage in
      let form = Form()
      window.rootViewController = form
      act(form, stage)
    }
  }

  @Test func `a tap brings the keyboard up, and it stays while the focus moves`() {
    show { form, stage in
      stage.schedule(touches: touchID([[60, 60]], from: 100, every: 50))
      stage.schedule("look", at: .milliseconds(600)) {
        #expect(form.log == ["begin 1", "WillShow", "DidShow"])
        #expect(form.first.isEditing && form.first.isFirstResponder)
        // A screen of 375 x 667 points has a keyboard of 260.
        #expect(form.ends[0] == CGRect(x: 0, y: 407, width: 375, height: 260))
        #expect(form.second.becomeFirstResponder())
        #expect(form.log.dropFirst(3) == ["end 1", "begin 2"])
        form.log = []
        form.view.endEditing(true)
        #expect(form.log == ["end 2", "WillHide"] && form.ends.last?.minY == 667)
      }
      stage.schedule("look", at: .milliseconds(900)) {
        #expect(form.log == ["end 2", "WillHide", "DidHide"])
      }
    }
  }

  @Test func `a keyboard that goes down at once has not come up`() {
    show { form, stage in
      stage.schedule("begin", at: .milliseconds(100)) { form.first.becomeFirstResponder() }
      stage.schedule("end", at: .milliseconds(250)) { form.first.resignFirstResponder() }
      stage.schedule("look", at: .milliseconds(800)) {
        #expect(form.log == ["begin 1", "WillShow", "end 1", "WillHide", "DidHide"])
      }
    }
  }

  @Test func `notifications carry what animations beside the keyboard need`() {
    show { form, stage in
      let name = UIResponder.keyboardWillShowNotification
      let heard = stage.expect("notification") { (note: Notification) in
        let info = note.userInfo ?? [:]
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
        #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(curve as? Int == 7 && (curve as? NSNumber)?.uintValue == 7)
        let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
        #expect(begin?.cgRectValue == CGRect(x: 0, y: 667, width: 375, height: 310))
      }
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        heard($0)
      }
      form.first.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
      stage.schedule("begin", at: .milliseconds(100)) { form.first.becomeFirstResponder() }
    }
  }

  @Test func `typing asks the delegate, and the return key too`() {
    show { form, stage in
      form.first.addAction(UIAction { _ in form.log.append("return") }, for: .editingDidEndOnExit)
      for letter in ["a", "x", "é", "\n"] { form.first.insertText(letter) }
      #expect(form.log == ["0 0 a", "typed", "1 0 x", "1 0 é", "typed", "return"])
      #expect(form.first.text == "aé" && form.first.hasText)
      form.allowsReturn = false
      form.log = []
      form.first.insertText("\n")
      form.first.deleteBackward()
      #expect(form.log == ["1 1 ", "typed"] && form.first.text == "a")
      stage.schedule("begin", at: .milliseconds(100)) {
        form.log = []
        form.first.isEnabled = false
        #expect(!form.first.becomeFirstResponder())
        #expect(form.notes.becomeFirstResponder())
        form.notes.insertText("some words")
        form.notes.deleteBackward()
        #expect(form.log == ["WillShow", "begin notes", "changed", "changed"])
        #expect(form.notes.text == "some word")
      }
    }
  }

  @Test func `text that is set to nil is empty`() {
    show { form, _ in
      (form.first.text, form.notes.text) = (nil, nil)
      #expect(form.first.text == "" && form.notes.text == "")
      #expect(!form.first.hasText && !form.notes.hasText)
      form.notes.deleteBackward()
      form.notes.insertText("a")
      form.first.insertText("a")
      #expect(form.notes.text == "a" && form.first.text == "a")
    }
  }

  @Test func `a field that leaves its window hides the keyboard`() {
    show { form, stage in
      for (time, field) in [(100, form.first), (1_000, form.notes)] as [(Int64, UIView)] {
        stage.schedule("begin", at: .milliseconds(time)) { field.becomeFirstResponder() }
        stage.schedule("leave", at: .milliseconds(time + 500)) {
          form.log = []
          field.removeFromSuperview()
          #expect(!field.isFirstResponder)
          #expect(form.log.count == 2 && form.log.last == "WillHide")
        }
      }
    }
  }

  @Test func `a tap on a field is no primary action, the return key is`() {
    show { form, stage in
      var count = 0
      form.first.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
      stage.schedule(touches: touchID([[60, 60]], from: 100, every: 50))
      stage.schedule("look", at: .milliseconds(600)) {
        #expect(count == 0 && form.first.isEditing)
        form.first.insertText("\n")
        #expect(count == 1)
      }
    }
  }

  @Test func `fields are as large as their text, between the views beside it`() {
    show { form, stage in
      let field = form.first
      field.placeholder = "name"
      field.borderStyle = .roundedRect
      let empty = field.intrinsicContentSize
      field.text = "a much longer name"
      #expect(empty.height == 34 && field.intrinsicContentSize.width > empty.width)
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
      field.leftViewMode = .always
      #expect(field.textRect(forBounds: field.bounds).minX == 37)
      field.leftViewMode = .whileEditing
      #expect(field.textRect(forBounds: field.bounds).minX == 7)
      form.notes.text = "many words that need more than a line"
      let size = form.notes.sizeThatFits(CGSize(width: 100, height: 0))
      form.notes.text = "one"
      #expect(form.notes.sizeThatFits(CGSize(width: 100, height: 0)).height < size.height)
      stage.schedule("look", at: .milliseconds(100)) {
        #expect(field.leftView?.isHidden == true)
        #expect(form.notes.contentSize.width == 200)
      }
    }
  }

  @Test func `a cast finds the structure in a value, and the other way round`() {
    let values: [Any] = [
      NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
      NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgSize: CGSize(width: 3, height: 4)),
    ]
    #expect(values.map { $0 is CGRect } == [true, false, false])
    #expect(values.map { $0 is CGPoint } == [false, true, false])
    #expect(values.map { $0 is CGSize } == [false, false, true])
    let rect: Any = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect((rect as? NSValue)?.cgRectValue == values[0] as? CGRect)
  }
}
