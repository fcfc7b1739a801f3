#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Installs zizmor and actionlint below the folder FOLDER, as pinned beside this file, both at once: `install.sh FOLDER`.
# Their commands are then in FOLDER/bin. Needs Python with venv, and Go 1.25 or newer.
set -euo pipefail
folder=$1
cd "$(dirname "$0")"

install_zizmor() {
  python3 -m venv "$folder/python"
  timeout 240 "$folder/python/bin/pip" install --quiet --disable-pip-version-check --require-hashes --only-binary :all: \
    --requirement requirements.txt
  ln -s ../python/bin/zizmor "$folder/bin/zizmor"
}

install_actionlint() { GOBIN=$folder/bin timeout 240 go install github.com/rhysd/actionlint/cmd/actionlint; }

mkdir -p "$folder/bin"
install_zizmor &
zizmor_pid=$!
install_actionlint &
actionlint_pid=$!
failed=0
wait "$zizmor_pid" || failed=1
wait "$actionlint_pid" || failed=1
exit "$failed"
