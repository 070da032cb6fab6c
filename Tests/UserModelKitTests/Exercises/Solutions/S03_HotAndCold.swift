// Hint 1: The download is cold: each screen that subscribes to it starts one. One operator of this chapter prevents that.
// Hint 2: share() makes one subscription serve both. But the second screen stays empty until the next element comes.
// Hint 3: share has a parameter for how many of the newest elements it keeps for those who come late.

import ReactiveLite

enum Solution03 {
  static func progress(of download: Observable<String>) throws -> Observable<String> {
    download.share(replay: 1)
  }
}
