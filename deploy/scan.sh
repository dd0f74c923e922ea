#!/usr/bin/env bash
# Runs sqlmap, wapiti and nikto against the built product on loopback, with the demonstration carrier's account.
#   deploy/scan.sh [folder for reports]      SCAN_SECONDS=300 for each address or piece; SCAN_ONLY=wapiti for one scanner. Debian: apt install sqlmap wapiti; nikto is fetched where it is not installed
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
sign_in() { curl -si "$base/login" --data-urlencode "email=$email" --data-urlencode "password=$password" | grep -ioE 'stateline_session=[^;]+' | head -1; }
cookie=$(sign_in)
[ -n "$cookie" ] || { echo "could not sign in as $email" >&2; exit 1; }
have() { [ -z "${SCAN_ONLY:-}" ] || [ "$SCAN_ONLY" = "$1" ] || return 1; command -v "$1" >/dev/null || { echo "$1: not installed, left out"; return 1; }; }

if have sqlmap; then
  # Of the demonstration carrier: an id that is there is asked for in the database, one that is not may be refused before.
  id_of() { curl -s -H "Cookie: $cookie" "$base/$1" | grep -oE "$2" | head -1 | grep -oE '[0-9]+$' || true; }
  for _ in $(seq 60); do
    trip=$(id_of trips-fuel 'trips-fuel/trips/[0-9]+') fuel=$(id_of trips-fuel 'trips-fuel/fuel/[0-9]+') unit=$(id_of 'api/equipment?length=1' '"id":[0-9]+')
    [ -n "$trip" ] && [ -n "$fuel" ] && [ -n "$unit" ] && break
    sleep 1
  done
  echo "sqlmap: asks about trip $trip, purchase $fuel and unit $unit"
  i=0
  # An address, and what is sent to it by POST.
  while read -r target body; do
    i=$((i + 1))
    sent=()
    case $body in '') ;; '{'*) sent=(--data "$body" --headers "Content-Type: application/json") ;; *) sent=(--data "$body") ;; esac
    timeout "$seconds" sqlmap -u "$base$target" --cookie "$cookie" "${sent[@]}" --batch --level 2 --risk 1 --dbms postgresql --technique BEUT --threads 1 --timeout 10 --ignore-code 401,404,422 --flush-session --output-dir "$out/sqlmap" >"$out/sqlmap-$i.txt" 2>&1 </dev/null || true
    echo "sqlmap $target: $(grep -c 'testing for SQL injection on' "$out/sqlmap-$i.txt" || true) parameters, answers of failure: $(grep -oE '^[0-9]{3} \([A-Za-z ]+\) - [0-9]+ times' "$out/sqlmap-$i.txt" | tr '\n' ' ')"
  done <<TARGETS
/trips-fuel?quarter=20263&search=a&page=1&sort=date
/reports?q=20263&equipment_id=$unit&per_equipment=1
/api/geo/search?term=dallas
/api/calc/geo/search?term=dallas&mode=city
/api/geo/address?term=dallas
/api/rates?year=2026&quarter=3
/api/trip?start=0&length=10&search%5Bvalue%5D=a&order%5B0%5D%5Bcolumn%5D=1&order%5B0%5D%5Bdir%5D=asc
/rates/2026*/3*
/trips-fuel/trips/$trip*
/trips-fuel/delete?ids=1$trip*
/trips-fuel/fuel/$fuel*
/login email=a%40example.com&password=abcdef
/api/login {"email":"a@example.com","password":"abcdef"}
/api/equipment {"unit":"S1","make":"a","model":"b","year":"2020","active":1}
/api/fuel {"equipment_id":$unit,"date":"2026-08-01","fuel_units":"10","city":"Dallas","state":"TX","zip":"75201","notes":"a"}
TARGETS
  echo "sqlmap: $(cat "$out"/sqlmap-*.txt | grep -cE 'identified the following injection|appears to be .* injectable' || true) lines that speak of an injection"
fi

if have wapiti; then
  # Accept-Encoding: it asks for brotli, which its library cannot read here: no page had links or forms. One piece of the product a
  # run, each with a sign-in of its own, so that a form which deletes or ends something leaves the next piece enough to attack.
  crawl=$((seconds / 4 + 2)) attack=$((seconds / 12 + 1))
  for piece in ${SCAN_PIECES:-/ calculator login register trips-fuel equipment reports account support imports emails}; do
    name=${piece/#\//front}
    session=$(sign_in)
    case $piece in / | calculator | login | register) session= ;; esac
    timeout "$((crawl + 12 * attack + 60))" /usr/bin/python3 deploy/wapiti.py -u "$base/${piece#/}" --scope folder --header "Cookie: $session" --header "Accept-Encoding: identity" -v 1 \
      -x "$base/logout*" -x "$base/navigation*" --max-scan-time "$crawl" --max-attack-time "$attack" --max-links-per-page 60 --max-files-per-dir 40 -d 3 -f json -o "$out/wapiti-$name.json" --flush-session \
      -m "sql,blindsql,xss,permanentxss,exec,file,redirect,ssrf,xxe,crlf,csrf,http_headers,cookieflags" >"$out/wapiti-$name.txt" 2>&1 || true
    python3 - "$out" "$name" <<'PY' || echo "wapiti $name: did not come to an end, see $out/wapiti-$name.txt"
import json, re, sys
folder, name = sys.argv[1:]
report = json.load(open(f"{folder}/wapiti-{name}.json"))
text = open(f"{folder}/wapiti-{name}.txt").read()
found = {kind: len(items) for group in ("vulnerabilities", "anomalies") for kind, items in report[group].items() if items}
seen = re.search(r"found (\d+) URLs and forms", text)
forms = len(re.findall(r"^\[\+\] POST ", text, re.M))
print(f"wapiti {name}: {seen.group(1) if seen else '?'} addresses and forms ({forms} sent by POST):", found or "nothing found")
PY
  done
  curl -s -o /dev/null -w 'wapiti: the first session answers %{http_code} afterwards\n' -H "Cookie: $cookie" "$base/trips-fuel"
fi

nikto_here() {
  # In Debian's non-free component: fetched through a list of its own, unpacked beside the reports, installed nowhere.
  mkdir -p "$out/apt/lists/partial" "$out/apt/cache/archives/partial"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian $(. /etc/os-release && echo "$VERSION_CODENAME") main non-free" >"$out/apt/non-free.list"
  local apt="$PWD/$out/apt"
  case $out in /*) apt="$out/apt" ;; esac
  local options=(-qq -o "Dir::Etc::sourcelist=$apt/non-free.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$apt/lists" -o "Dir::Cache=$apt/cache")
  (apt-get "${options[@]}" update && cd "$apt" && apt-get "${options[@]}" download nikto libwhisker2-perl libnet-ssleay-perl && for package in *.deb; do dpkg -x "$package" nikto; done) >"$out/apt/log.txt" 2>&1 || return 1
  sed "s#/var/lib/nikto#$apt/nikto/var/lib/nikto#" "$apt/nikto/etc/nikto/config.txt" >"$apt/nikto.conf"
  nikto=(env "PERL5LIB=$apt/nikto/usr/share/perl5:$(echo "$apt"/nikto/usr/lib/*/perl5/*)" perl "$apt/nikto/usr/bin/nikto" -config "$apt/nikto.conf")
}

nikto=(nikto)
if [ -n "${SCAN_ONLY:-}" ] && [ "$SCAN_ONLY" != nikto ]; then
  :
elif have nikto >/dev/null || nikto_here; then
  timeout "$((seconds + 30))" "${nikto[@]}" -host "http://localhost:$port/mileage/" -nointeractive -maxtime "${seconds}s" -output "$out/nikto.txt" -Format txt >"$out/nikto.log" 2>&1 || true
  echo "nikto: $(grep -c '^+' "$out/nikto.txt" || true) lines in $out/nikto.txt"
else
  echo "nikto: not installed and not to be had: $(tail -1 "$out/apt/log.txt")"
fi

echo "server errors meanwhile: $(grep -c '"level":50' "$out/server.log" || true)"
echo "reports: $out"
