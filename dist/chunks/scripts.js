import{n as e}from"./files.js";import{a as t,i as n}from"./layout.js";import{chmodSync as r,mkdirSync as i}from"node:fs";import{join as a}from"node:path";const o=`#!/usr/bin/env bash
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
`;function s(s){let c=a(t(s),`probe`);i(t(s),{recursive:!0,mode:448}),e(n(s),`#!/usr/bin/env bash
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
`),e(c,o),r(c,493)}export{s as n,o as t};