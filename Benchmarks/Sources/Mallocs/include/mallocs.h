#include <stdbool.h>

/// What one thread has asked of malloc while that was counted.
struct Mallocs {
  long made;    // blocks
  long blocks;  // of them, those that live
  long bytes;   // in those, as malloc rounds them up
};

void count_mallocs(bool on);
struct Mallocs mallocs(void);
