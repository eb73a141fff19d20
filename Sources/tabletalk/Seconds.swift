import Glibc

/// Seconds of a clock that nobody sets, for measuring.
func secondsNow() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

extension Double {
  /// To the thousandth, all three digits: `1.500`.
  var thousandths: String {
    let all = Int((self * 1000).rounded())
    return "\(all / 1000).\(String(1000 + all % 1000).dropFirst())"
  }
}
