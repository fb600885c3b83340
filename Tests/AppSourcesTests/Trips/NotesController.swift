import UIKit

/// A page for notes, which slides in from below and returns its text.
class NotesController: LoggedController {
  @IBOutlet weak var notesLabel: UILabel!
  var city: String = ""
  private(set) var text = "No notes"

  override func viewDidLoad() {
    super.viewDidLoad()
    notesLabel.text = "Notes about \(city)"
  }

  @IBAction private func addLine() {
    text = "Old town of \(city)"
    notesLabel.text = text
  }
}
