// The malloc of an executable goes before that of the C library in every library it loads. Not counting, it costs a
// benchmark three instructions a call.
#include "mallocs.h"
#include <malloc.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void __libc_free(void *);

static bool counting;
static struct Mallocs sum;

void count_mallocs(bool on) { counting = on; }
struct Mallocs mallocs(void) { return sum; }

static void *made(void *block) {
  sum.made++, sum.blocks++, sum.bytes += malloc_usable_size(block);
  return block;
}

static void freed(void *block) {
  if (block) sum.blocks--, sum.bytes -= malloc_usable_size(block);
}

void *malloc(size_t size) { return counting ? made(__libc_malloc(size)) : __libc_malloc(size); }

void *calloc(size_t count, size_t size) {
  return counting ? made(__libc_calloc(count, size)) : __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  if (!counting) return __libc_realloc(block, size);
  freed(block);
  return made(__libc_realloc(block, size));
}

void free(void *block) {
  if (counting) freed(block);
  __libc_free(block);
}
