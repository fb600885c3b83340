import Foundation
import UIKit

/// The first page: a table of cities, each with a segue to its trip.
final class TripListController: UITableViewController {
  private let cities = ["Lisbon", "Oslo", "Kyoto"]

  override func awakeFromNib() {
    super.awakeFromNib()
    CallbackLog.add("awakeFromNib", of: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    CallbackLog.add("viewDidLoad", of: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    CallbackLog.add("viewWillAppear \(animated)", of: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    CallbackLog.add("viewDidAppear \(animated)", of: self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    CallbackLog.add("viewWillDisappear \(animated)", of: self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    CallbackLog.add("viewDidDisappear \(animated)", of: self)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cities.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "TripCell", for: indexPath)
    (cell as? TripCell)?.cityLabel.text = cities[indexPath.row]
    return cell
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    CallbackLog.add("shouldPerformSegue \(identifier)", of: self)
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    CallbackLog.add("prepare \(segue.identifier ?? "")", of: self)
    guard let trip = segue.destination as? TripController, let cell = sender as? UITableViewCell,
      let place = tableView.indexPath(for: cell)
    else { return }
    trip.city = cities[place.row]
  }
}

/// A row of the table.
final class TripCell: UITableViewCell {
  @IBOutlet weak var cityLabel: UILabel!
}
