#!/bin/sh
# Restarts web processes one after the other, so that the proxy always has one that is ready: deploy/rolling-restart.sh 3000 3010
set -eu
[ "$#" -ge 2 ] || { echo "usage: $0 <port> <port> ..." >&2; exit 2; }
for port in "$@"; do
  systemctl restart "stateline-web@$port"
  seconds=0
  until curl -fs -o /dev/null "http://127.0.0.1:$port/mileage/readyz"; do
    seconds=$((seconds + 1))
    [ "$seconds" -lt 120 ] || { echo "port $port is not ready after 120 s: the others still run the release before" >&2; exit 1; }
    sleep 1
  done
  # The proxy leaves a process alone for three seconds after it refused: the next one may only go when this one is asked again.
  sleep 4
  echo "port $port is ready"
done
