// SPDX-License-Identifier: Apache-2.0

/**
 * The two bash scripts a gateway puts into its state folder: the runtime around a workload and the `probe` command.
 * Owns their text and nothing of when they run. They keep to bash 3.2, the shell of macOS, and to coreutils.
 */

import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomic } from './files.ts';
import { runtimeScript, sandboxBinDir } from './layout.ts';

const EXECUTABLE = 0o755;

/**
 * runtime.sh STATE NAME GENERATION ORPHAN_LIMIT_SECONDS COMMAND...: records itself, runs the command as its foreground
 * child and records how it ended, whether or not a supervisor is there to see it. A watcher beside it ends the group
 * when no supervisor has been alive for the limit.
 */
const RUNTIME_TEXT = `#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
state=$1 name=$2 generation=$3 limit=$4
shift 4
dir=$state/sandboxes/$name
exec 8>&2 2>/dev/null
if [ -r "/proc/$$/stat" ]; then
  IFS= read -r line < "/proc/$$/stat"
  read -r -a fields <<< "\${line##*) }"
  start=\${fields[19]}
else
  read -r -a fields <<< "$(TZ=UTC0 LC_ALL=C ps -o lstart= -p $$)"
  start=$(IFS=_; printf '%s' "\${fields[*]}")
fi
: > "$state/processes/sandbox.$name.$generation.$$.$start"
if [ -e "$state/swept" ]; then exit 0; fi
printf '%s\\n' "$$" > "$dir/sandbox.pid.$$" && mv -f "$dir/sandbox.pid.$$" "$dir/sandbox.pid"

watch_supervisor() {
  local step=$((limit < 20 ? limit : 20)) missed=0 supervisor
  mkfifo "$dir/wake.$$" && exec 9<>"$dir/wake.$$"
  rm -f "$dir/wake.$$"
  while [ "$missed" -lt "$limit" ]; do
    read -r -t "$step" -u 9
    supervisor=
    read -r supervisor < "$dir/supervisor.pid"
    if [ -n "$supervisor" ] && kill -0 "$supervisor"; then missed=0; else missed=$((missed + step)); fi
  done
  kill -KILL -- "-$$"
}
watch_supervisor </dev/null >/dev/null 8>&- &
watch=$!

terminated=
trap 'terminated=terminated' TERM
trap : INT HUP
"$@" </dev/null 2>&8 8>&-
code=$?
kill "$watch"
printf '%s %s %s\\n' "$generation" "$code" "$terminated" > "$dir/exit.$$" && mv -f "$dir/exit.$$" "$dir/exit"
exit "$code"
`;

/** probe [HOST:PORT]: one connection the way sandboxed programs make them; prints allowed or refused. */
export const PROBE_TEXT = `#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
target=\${1:-probe.internal:443}
proxy=\${HTTPS_PROXY:-\${https_proxy:-}}
proxy=\${proxy#http://}
proxy=\${proxy%/}
verdict=refused
if { exec 3<>"/dev/tcp/\${proxy%:*}/\${proxy##*:}"; } 2>/dev/null; then
  trap '' PIPE
  printf 'CONNECT %s HTTP/1.1\\r\\nHost: %s\\r\\n\\r\\n' "$target" "$target" 2>/dev/null >&3
  line=
  IFS= read -r -t 10 line <&3 2>/dev/null
  case $line in 'HTTP/1.1 200'*) verdict=allowed ;; esac
fi
printf '%s\\n' "$verdict"
`;

/** Writes both scripts into the state folder. */
export function installScripts(state: string): void {
  const probe = join(sandboxBinDir(state), 'probe');
  mkdirSync(sandboxBinDir(state), { recursive: true, mode: 0o700 });
  writeFileAtomic(runtimeScript(state), RUNTIME_TEXT);
  writeFileAtomic(probe, PROBE_TEXT);
  chmodSync(probe, EXECUTABLE);
}
