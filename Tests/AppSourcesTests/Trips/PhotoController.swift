import UIKit

/// A page for a photo, which grows out of the middle of the trip.
class PhotoController: LoggedController {
  @IBAction func close(_ sender: Any) {
    performSegue(withIdentifier: "closePhoto", sender: sender)
  }
}
