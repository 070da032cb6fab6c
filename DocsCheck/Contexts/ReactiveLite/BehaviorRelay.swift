let counter = BehaviorRelay(value: 0)
