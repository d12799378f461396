// System calls for files that Swift can't use directly: those that are variadic, macros, or report errors only in `errno`.
// Each returns a negative error number instead.
#pragma once

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <limits.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

static inline int lp_result(int result) { return result < 0 ? -errno : result; }

/// Opens a file to read. Doesn't wait for a pipe that has no writer.
static inline int lp_open_to_read(const char *path) { return lp_result(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)); }

/// Like `lp_open_to_read`, but fails if the path is a symbolic link.
static inline int lp_open_to_look(const char *path) {
  return lp_result(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
}

/// Opens an existing file to write. Fails if the path is a symbolic link.
static inline int lp_open_to_write(const char *path) { return lp_result(open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)); }

/// Makes a file with the mode that the user's umask leaves, and opens it; fails if the name is taken.
static inline int lp_open_new(const char *path, mode_t mode) {
  return lp_result(open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode));
}

/// Opens a folder, so that changes in it can be synchronized to the disk.
static inline int lp_open_folder(const char *path) {
  return lp_result(open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY));
}

/// Like `lp_open_folder`, but fails if the path is a symbolic link.
static inline int lp_open_own_folder(const char *path) {
  return lp_result(open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW));
}

/// Returns the names of a folder's entries, to be freed by g_strfreev; NULL and an error number if they can't be read to the
/// end, which g_dir_read_name doesn't distinguish from the end.
static inline char **lp_folder_names(const char *path, int *error) {
  DIR *folder = opendir(path);
  if (folder == NULL) {
    *error = errno;
    return NULL;
  }
  GPtrArray *names = g_ptr_array_new_with_free_func(g_free);
  struct dirent *entry;
  errno = 0;
  while ((entry = readdir(folder)) != NULL) {
    if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
      g_ptr_array_add(names, g_strdup(entry->d_name));
    errno = 0;
  }
  *error = errno;
  closedir(folder);
  if (*error != 0) {
    g_ptr_array_unref(names);
    return NULL;
  }
  g_ptr_array_add(names, NULL);
  return (char **)g_ptr_array_free(names, FALSE);
}

/// Returns the target of a symbolic link, to be freed by g_free; NULL and an error number if the path isn't a link or can't be
/// read.
static inline char *lp_link(const char *path, int *error) {
  char *place = g_malloc(PATH_MAX + 1);
  ssize_t length = readlink(path, place, PATH_MAX);
  *error = length < 0 ? errno : 0;
  if (length < 0) {
    g_free(place);
    return NULL;
  }
  place[length] = 0;
  return place;
}

static inline int lp_stat(int descriptor, struct stat *result) { return lp_result(fstat(descriptor, result)); }
static inline int lp_stat_path(const char *path, struct stat *result) { return lp_result(stat(path, result)); }
static inline gboolean lp_is_folder(const struct stat *state) { return S_ISDIR(state->st_mode); }
static inline gboolean lp_is_regular(const struct stat *state) { return S_ISREG(state->st_mode); }
static inline gint64 lp_nanoseconds(struct timespec time) { return (gint64)time.tv_sec * 1000000000 + time.tv_nsec; }
/// The time of the last change to the content, which programs can set.
static inline gint64 lp_modified(const struct stat *state) { return lp_nanoseconds(state->st_mtim); }
/// The time of the last change of any kind, which programs can't set.
static inline gint64 lp_changed(const struct stat *state) { return lp_nanoseconds(state->st_ctim); }

/// Sets a file's times of access and modification to now.
static inline int lp_touch(const char *path) { return lp_result(utimensat(AT_FDCWD, path, NULL, 0)); }

/// Reads up to `count` bytes.
static inline gssize lp_read(int descriptor, void *bytes, gsize count) {
  for (;;) {
    gssize done = read(descriptor, bytes, count);
    if (done >= 0) return done;
    if (errno != EINTR) return -errno;
  }
}

/// Writes all `count` bytes.
static inline int lp_write(int descriptor, const void *bytes, gsize count) {
  const char *next = bytes;
  while (count > 0) {
    gssize done = write(descriptor, next, count);
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) return -errno;
    next += done;
    count -= (gsize)done;
  }
  return 0;
}

/// Returns the names of a file's extended attributes, each ended by a zero. Doesn't follow a symbolic link.
static inline gssize lp_attribute_names(const char *path, char *names, gsize size) {
  gssize length = llistxattr(path, names, size);
  return length < 0 ? -errno : length;
}

/// Returns the value of a file's extended attribute. Doesn't follow a symbolic link.
static inline gssize lp_attribute(const char *path, const char *name, void *value, gsize size) {
  gssize length = lgetxattr(path, name, value, size);
  return length < 0 ? -errno : length;
}

/// Like `lp_attribute_names`, but for an open file, which may have lost its name.
static inline gssize lp_attribute_names_of(int descriptor, char *names, gsize size) {
  gssize length = flistxattr(descriptor, names, size);
  return length < 0 ? -errno : length;
}
static inline gssize lp_attribute_of(int descriptor, const char *name, void *value, gsize size) {
  gssize length = fgetxattr(descriptor, name, value, size);
  return length < 0 ? -errno : length;
}
static inline int lp_set_attribute(int descriptor, const char *name, const void *value, gsize size) {
  return lp_result(fsetxattr(descriptor, name, value, size, 0));
}
static inline int lp_remove_attribute(int descriptor, const char *name) {
  return lp_result(fremovexattr(descriptor, name));
}

/// Empties an open file; leaves it as it was if that fails.
static inline int lp_cut(int descriptor) {
  return lseek(descriptor, 0, SEEK_SET) < 0 || ftruncate(descriptor, 0) < 0 ? -errno : 0;
}
static inline int lp_sync(int descriptor) { return lp_result(fsync(descriptor)); }
static inline int lp_rename(const char *from, const char *to) { return lp_result(rename(from, to)); }
/// Like `lp_rename`, but fails with EEXIST if the new name is taken, and changes nothing then.
static inline int lp_rename_new(const char *from, const char *to) {
  int result = lp_result((int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, /* RENAME_NOREPLACE */ 1));
  // Some file systems don't support that. Most of those can give a file a second name.
  if (result != -EINVAL && result != -ENOSYS) return result;
  result = lp_result(link(from, to));
  if (result == 0) return lp_result(unlink(from));
  // Some support neither, such as network folders in user space. There, another program may take the name between the check
  // and the renaming.
  if (result != -EPERM && result != -ENOSYS && result != -EOPNOTSUPP && result != -EINVAL) return result;
  struct stat state;
  if (lstat(to, &state) == 0) return -EEXIST;
  return errno == ENOENT ? lp_rename(from, to) : lp_result(-1);
}
static inline int lp_remove(const char *path) { return lp_result(remove(path)); }
static inline int lp_remove_folder(const char *path) { return lp_result(rmdir(path)); }

/// Locks an open file, or fails if another process has locked it. The lock ends with the process, however that ends.
static inline int lp_lock(int descriptor) { return lp_result(flock(descriptor, LOCK_EX | LOCK_NB)); }

/// Returns whether the locale has a 12-hour clock.
static inline gboolean lp_has_half_days(void) {
  const char *form = nl_langinfo(T_FMT);
  return strstr(form, "%r") != NULL || strstr(form, "%I") != NULL || strstr(form, "%l") != NULL;
}
