import UIKit

/// A page of one trip, to which notes, photo and rating return with their data.
final class TripController: LoggedController {
  var city = ""

  @IBOutlet private weak var cityLabel: UILabel!
  @IBOutlet weak var card: CardView!
  @IBOutlet var details: [UILabel]!

  override func viewDidLoad() {
    super.viewDidLoad()
    cityLabel.text = city
  }

  @IBAction func swipedUp(_ sender: UISwipeGestureRecognizer) {
    performSegue(withIdentifier: "showNotes", sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if segue.identifier == "showNotes", let notes = segue.destination as? NotesController {
      notes.city = city
    }
  }
}

// MARK: - Return

extension TripController {
  @IBAction func returnToTrip(_ segue: UIStoryboardSegue) {
    CallbackLog.add("returnToTrip \(segue.identifier ?? "")", of: self)
    if let notes = segue.source as? NotesController { details[0].text = notes.text }
    if let rating = segue.source as? RatingController { details[1].text = rating.text }
  }
}

/// A view with round corners, which Interface Builder shows.
@IBDesignable
class CardView: UIView {
  @IBInspectable var cornerRadius: CGFloat = 0 {
    didSet { layer.cornerRadius = cornerRadius }
  }
}
