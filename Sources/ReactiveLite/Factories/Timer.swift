extension ObservableType where Element: FixedWidthInteger {
  /// Counts on `scheduler` from 0, first after `period` and then every `period`.
  ///
  ///     Observable<Int>.interval(.milliseconds(2), scheduler: s)   --0-1-2-3...
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// Sends 0 on `scheduler` after `dueTime`, then completes; or counts on every `period` if there is one.
  ///
  ///     let ms = RxTimeInterval.milliseconds
  ///     Observable<Int>.timer(ms(3), scheduler: s)                  ---(0|)
  ///     Observable<Int>.timer(ms(3), period: ms(2), scheduler: s)   ---0-1-2-3...
  ///
  /// The count wraps around at the largest number of its type.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { downstream in
      guard let period else {
        let once = scheduler.scheduleRelative((), dueTime: dueTime) {
          downstream.next(0)
          downstream.stop(.completed)
          return Disposables.create()
        }
        return downstream.add(once)
      }
      let ticks = scheduler.schedulePeriodic(Element(0), startAfter: dueTime, period: period) { tick in
        downstream.next(tick)
        return tick &+ 1
      }
      downstream.add(ticks)
    }
  }
}
