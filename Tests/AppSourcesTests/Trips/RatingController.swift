import UIKit

/// A sheet with a slider, whose value returns to the trip.
class RatingController: LoggedController {
  private(set) var text = "No rating"

  @IBAction func rate(_ sender: UISlider, forEvent event: UIEvent?) {
    text = "\(Int((sender.value * 10).rounded())) of 10"
  }
}
