# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
#
# Sourced by src/run and tests/run: finds out which packages are missing and installs only those.

say () {
  printf 'acies: %s\n' "$*" >&2
}

fail () {
  say "$*"
  exit 1
}

# The package manager of this system: apt-get, dnf, pacman or nothing.
find_manager () {
  for manager in apt-get dnf pacman; do
    if command -v "$manager" >/dev/null 2>&1; then
      printf '%s' "$manager"
      return
    fi
  done
}

# Package names, by what they are needed for and by package manager.
packages_for () {
  case "$1:$2" in
    build:apt-get)
      echo build-essential meson ninja-build pkg-config gettext desktop-file-utils appstream \
           libgtk-4-dev libjson-glib-dev libglib2.0-dev libglib2.0-dev-bin libxml2-utils shared-mime-info \
           adwaita-icon-theme librsvg2-common fonts-dejavu-core gsettings-desktop-schemas ;;
    browser:apt-get)
      echo libgtk-4-bin ;;
    test:apt-get)
      echo xvfb xauth xdotool dbus dbus-x11 at-spi2-core openbox imagemagick libgtk-4-bin locales python3 ;;
    build:dnf)
      echo gcc make meson ninja-build pkgconf-pkg-config gettext desktop-file-utils appstream \
           gtk4-devel json-glib-devel glib2-devel libxml2 shared-mime-info \
           adwaita-icon-theme librsvg2 dejavu-sans-fonts gsettings-desktop-schemas ;;
    browser:dnf)
      echo gtk4 ;;
    test:dnf)
      echo xorg-x11-server-Xvfb xorg-x11-xauth xdotool dbus-daemon dbus-x11 at-spi2-core openbox ImageMagick \
           libasan libubsan python3 ;;
    build:pacman)
      echo base-devel meson ninja pkgconf gettext desktop-file-utils appstream \
           gtk4 json-glib glib2 glib2-devel libxml2 shared-mime-info \
           adwaita-icon-theme librsvg ttf-dejavu gsettings-desktop-schemas ;;
    browser:pacman)
      ;;
    test:pacman)
      echo xorg-server-xvfb xorg-xauth xdotool dbus at-spi2-core openbox imagemagick python ;;
  esac
}

# Of the packages given after the manager, those that are not installed.
missing_of () {
  manager=$1
  shift
  for package in "$@"; do
    case "$manager" in
      apt-get) dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || echo "$package" ;;
      dnf)     rpm -q --whatprovides "$package" >/dev/null 2>&1 || echo "$package" ;;
      pacman)  pacman -T "$package" >/dev/null 2>&1 || echo "$package" ;;
    esac
  done
}

# Runs a command as root: as it is, through sudo, or not at all.
as_root () {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo "$@"
  else
    fail "these packages are missing and installing them needs root or sudo: $missing"
  fi
}

# ensure_packages PURPOSE...: installs what is missing for these purposes (build, browser, test).
ensure_packages () {
  manager=$(find_manager)
  if [ -z "$manager" ]; then
    say "no apt-get, dnf or pacman here: going on with what is installed (the README lists what is needed)"
    return
  fi

  wanted=
  for purpose in "$@"; do
    wanted="$wanted $(packages_for "$purpose" "$manager")"
  done
  # shellcheck disable=SC2086
  missing=$(missing_of "$manager" $wanted | tr '\n' ' ')
  if [ -z "$missing" ]; then
    return
  fi

  say "installing with $manager: $missing"
  # shellcheck disable=SC2086
  case "$manager" in
    apt-get)
      as_root apt-get update -qq >&2 || fail "the package lists could not be updated"
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2 \
        || fail "some packages could not be installed" ;;
    dnf)
      as_root dnf install -y -q $missing >&2 || fail "some packages could not be installed" ;;
    pacman)
      as_root pacman -Sy --needed --noconfirm $missing >&2 || fail "some packages could not be installed" ;;
  esac
}

# build_in FOLDER MESON-OPTION...: configures the folder if it is new, and builds.
build_in () {
  folder=$1
  shift
  if [ ! -f "$folder/build.ninja" ]; then
    say "configuring $folder"
    meson setup "$@" "$folder" >"$folder.log" 2>&1 || { cat "$folder.log" >&2; fail "meson could not configure the build"; }
    rm -f "$folder.log"
  fi
  say "building $folder"
  if ! ninja -C "$folder" >"$folder/build.log" 2>&1; then
    tail -n 60 "$folder/build.log" >&2
    fail "the build failed; the whole output is in $folder/build.log"
  fi
}
