/// A property of one of the system's own classes that a storyboard connects.
struct SystemOutlet {
  /// The name in the storyboard.
  let name: String
  /// Sets the property; false for an object of another class.
  let set: (AnyObject, AnyObject) -> Bool

  private init<Owner: AnyObject, Value>(
    _ name: String,
    _ property: ReferenceWritableKeyPath<Owner, Value?>
  ) {
    self.name = name
    set = { object, value in
      guard let object = object as? Owner else { return false }
      object[keyPath: property] = value as? Value
      return true
    }
  }
}

extension SystemOutlet {
  static var all: [SystemOutlet] {
    [
      .init("delegate", \UIScrollView.delegate),
      .init("dataSource", \UITableView.dataSource),
      .init("dataSource", \UICollectionView.dataSource),
      .init("delegate", \UINavigationController.delegate),
      .init("delegate", \UITabBarController.delegate),
      .init("delegate", \UIGestureRecognizer.delegate),
      .init("transitioningDelegate", \UIViewController.transitioningDelegate),
    ]
  }
}
