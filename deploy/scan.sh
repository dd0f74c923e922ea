#!/usr/bin/env bash
# Runs sqlmap, wapiti and nikto against the built product on loopback, with the demonstration carrier's account.
#   deploy/scan.sh [folder for reports]      SCAN_SECONDS=300 for each scanner; needs root or the tools installed (Debian: sqlmap wapiti; nikto is in non-free)
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:-.cache/scan}
seconds=${SCAN_SECONDS:-300}
port=${SCAN_PORT:-3990}
mkdir -p "$out"
data=$(mktemp -d)
chmod 711 "$data"

PORT=$port DATA_DIR=$data STATELINE_MODE=demo RATE_LIMITS=0 LOG_LEVEL=warn node build/index.js all >"$out/server.log" 2>&1 &
server=$!
stop() { kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; rm -rf "$data"; }
trap stop EXIT
for _ in $(seq 120); do curl -fs "http://localhost:$port/mileage/healthz" >/dev/null && break; sleep 1; done

base=http://localhost:$port/mileage
login=$(grep -oE 'Demo login: .*' "$out/server.log" | sed -E 's/Demo login: //')
email=${login%% / *}
password=${login##* / }
cookie=$(curl -si "$base/login" --data-urlencode "email=$email" --data-urlencode "password=$password" -d intent=login | grep -ioE 'stateline_session=[^;]+' | head -1)
[ -n "$cookie" ] || { echo "could not sign in as $email" >&2; exit 1; }
have() { command -v "$1" >/dev/null || { echo "$1: not installed, left out"; return 1; }; }

if have sqlmap; then
  i=0
  while IFS= read -r target; do
    i=$((i + 1))
    timeout "$seconds" sqlmap -u "$base$target" --cookie "$cookie" --batch --level 2 --risk 1 --dbms postgresql --technique BEUT --threads 4 --timeout 10 --flush-session --output-dir "$out/sqlmap" >"$out/sqlmap-$i.txt" 2>&1 || true
  done <<'TARGETS'
/trips-fuel?quarter=20263&search=a&page=1&sort=date
/reports?q=20263&equipment_id=1&per_equipment=1
/api/geo/search?term=dallas
/api/calc/geo/search?q=dallas
/api/rates?year=2026&quarter=3
/rates/2026*/3*
/trips-fuel/trips/1*
/trips-fuel/delete?ids=t1*
TARGETS
  echo "sqlmap: $(cat "$out"/sqlmap-*.txt | grep -c 'is vulnerable\|injectable' || true) lines that speak of an injection"
fi

if have wapiti; then
  # (its -x is broken with Python 3.11: a form that it sends may sign it out; the last line of this part says so)
  timeout "$((seconds + 60))" wapiti -u "$base/" -s "$base/trips-fuel" -s "$base/trips-fuel/trips/new" -s "$base/trips-fuel/fuel/new" -s "$base/reports?q=20263" -s "$base/equipment" -s "$base/account" -s "$base/support" -s "$base/rates" -s "$base/faq" -s "$base/calculator" --scope folder --header "Cookie: $cookie" --max-scan-time "$seconds" --max-links-per-page 40 -d 4 -f json -o "$out/wapiti.json" --flush-session \
    -m "sql,timesql,xss,permanentxss,exec,file,redirect,ssrf,xxe,crlf,csrf,backup,http_headers,cookieflags,csp,htaccess,methods" >"$out/wapiti.txt" 2>&1 || true
  python3 - "$out/wapiti.json" <<'PY' || true
import json, sys
report = json.load(open(sys.argv[1]))
found = {name: len(items) for group in ("vulnerabilities", "anomalies") for name, items in report[group].items() if items}
print("wapiti:", found or "nothing found", "on", report["infos"].get("crawled_pages_nbr"), "pages")
PY
  curl -s -o /dev/null -w 'wapiti: afterwards the session answers %{http_code} (200: still signed in)\n' -H "Cookie: $cookie" "$base/trips-fuel"
fi

if have nikto; then
  timeout "$seconds" nikto -host "http://localhost:$port" -root /mileage -maxtime "${seconds}s" -output "$out/nikto.txt" >"$out/nikto.log" 2>&1 || true
fi

echo "server errors meanwhile: $(grep -c '"level":50' "$out/server.log" || true)"
echo "reports: $out"
