// Fails one call of the system that a process makes on files of one folder, for .ci/faults.
//
//   FAULT_FOLDER  the folder; only calls on files in it are counted
//   FAULT_LOG     gets a line for each counted call: its name and its file
//   FAULT_AT      the number of the call that fails, from 1; none without it
//   FAULT_ERROR   the error it fails with; 0 for a write that takes half of its bytes
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FILES 1024

static atomic_int counter;
static char *names[FILES];

static int is_inside(const char *path) {
  const char *folder = getenv("FAULT_FOLDER");
  return folder && path && !strncmp(path, folder, strlen(folder));
}

// Whether this call is the one to fail; then its error is set.
static int fails(const char *call, const char *path) {
  const char *at = getenv("FAULT_AT"), *error = getenv("FAULT_ERROR"), *log = getenv("FAULT_LOG");
  int number = atomic_fetch_add(&counter, 1) + 1;
  if (log) {
    char line[4096];
    int length = snprintf(line, sizeof line, "%s\t%s\n", call, path);
    int file = REAL(open)(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file >= 0) {
      REAL(write)(file, line, length);
      REAL(close)(file);
    }
  }
  if (!at || atoi(at) != number) return 0;
  errno = error ? atoi(error) : EIO;
  return 1;
}

static const char *name_of(int file) { return file >= 0 && file < FILES ? names[file] : NULL; }

static void remember(int file, const char *path) {
  if (file >= 0 && file < FILES) names[file] = is_inside(path) ? strdup(path) : NULL;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = va_arg(rest, mode_t);
  va_end(rest);
  if (is_inside(path) && fails("open", path)) return -1;
  int file = REAL(open)(path, flags, mode);
  remember(file, path);
  return file;
}

int open64(const char *path, int flags, ...) __attribute__((alias("open")));

ssize_t read(int file, void *bytes, size_t count) {
  if (name_of(file) && fails("read", name_of(file))) return -1;
  return REAL(read)(file, bytes, count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (name_of(file) && fails("write", name_of(file))) {
    if (errno) return -1;
    count = count > 1 ? count / 2 : count;
  }
  return REAL(write)(file, bytes, count);
}

int close(int file) {
  const char *name = name_of(file);
  if (name) names[file] = NULL;
  int failed = name && fails("close", name);
  int error = errno, result = REAL(close)(file);
  if (!failed) return result;
  errno = error;
  return -1;
}

int fsync(int file) {
  if (name_of(file) && fails("fsync", name_of(file))) return -1;
  return REAL(fsync)(file);
}

int fchmod(int file, mode_t mode) {
  if (name_of(file) && fails("fchmod", name_of(file))) return -1;
  return REAL(fchmod)(file, mode);
}

int flock(int file, int operation) {
  if (name_of(file) && fails("flock", name_of(file))) return -1;
  return REAL(flock)(file, operation);
}

int rename(const char *path, const char *other) {
  if (is_inside(path) && fails("rename", path)) return -1;
  return REAL(rename)(path, other);
}

int link(const char *path, const char *other) {
  if (is_inside(path) && fails("link", path)) return -1;
  return REAL(link)(path, other);
}

int unlink(const char *path) {
  if (is_inside(path) && fails("unlink", path)) return -1;
  return REAL(unlink)(path);
}

DIR *opendir(const char *path) {
  if (is_inside(path) && fails("opendir", path)) return NULL;
  return REAL(opendir)(path);
}
