package import JankEngine
internal import JankTrace

extension Calibration {
  /// Whether a late frame limits the latch lead from below; without one, any short lead fits.
  package var determinesLatchLead: Bool { rows.contains { $0.agreement.lateCount > 0 } }

  /// A profile with the measured numbers of the device; the others are those of a basis.
  ///
  /// - Parameters:
  ///   - name: The name of the profile.
  ///   - source: The recording, for the origin of each number.
  /// - Returns: The profile.
  package func profile(named name: String, source: String) -> DeviceProfile {
    var profile = DeviceProfile.phone60
    profile.name = name
    profile.about = "Fitted to \(frameCount) recorded frames."
    let queue = whole.queue
    var numbers: [(ProfileValue, Double)] = [
      (.refreshRate, (1 / interval.seconds).rounded()),
      (.bufferCount, Double(queue.bufferCount)),
      (.latchLead, Double(queue.latchLead.nanoseconds)),
      (.promisedRefreshes, Double(queue.promisedRefreshes)),
    ]
    for (stage, fit) in costs {
      let median = Double(fit.cost.median.nanoseconds)
      switch stage {
      case .update:
        numbers += [
          (.frameMedian, median), (.frameSpread, fit.cost.spread),
          (.frameCorrelation, fit.cost.correlation),
        ]
      case .handOver: numbers.append((.commit, median))
      case .render: numbers.append((.prepare, median))
      case .gpu: numbers.append((.execute, median))
      }
    }
    for (value, number) in numbers {
      profile[value] = number
      profile.origins[value] = ProfileValue.Origin(.measured, source)
    }
    if !determinesLatchLead {
      let text = "no late frame in \(source), so that any shorter lead fits too"
      profile.origins[.latchLead] = ProfileValue.Origin(.assumed, text)
    }
    return profile
  }
}
