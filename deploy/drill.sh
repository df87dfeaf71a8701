#!/usr/bin/env bash
# Does what the documents say on one machine, and prints a table: install, migrate, serve, upgrade, roll back, back up, lose the
# database, restore, compare. As an ordinary user, on Debian 13 with postgresql, haproxy, nodejs, npm, curl and prometheus:
#   deploy/drill.sh kirdaar-1.0.0-linux-x64.tar.gz [the next release's archive]
set -euo pipefail
[ "$(id -u)" != 0 ] || { echo "Run it as an ordinary user." >&2; exit 1; }
former=$(realpath "$1") next=$(realpath "${2:-$1}") here=$(dirname "$(realpath "$0")")
pg=${PGBIN:-$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)}
work=$(mktemp -d) table=() failed=0 started=$(date +%s)
declare -A pids=()
export KIRDAAR_ENV=$work/env

finish() {
  [ -z "${traffic:-}" ] || kill "$traffic" 2>/dev/null || true
  kill "${pids[@]}" 2>/dev/null || true
  wait 2>/dev/null || true
  "$pg/pg_ctl" -D "$work/cluster" -m immediate stop >/dev/null 2>&1 || true
  echo && printf '%-58s %-6s %s\n' Step Result Seconds "${table[@]}"
  [ "$failed" = 0 ] && rm -rf "$work" || echo "What was written is in $work"
  exit "$failed"
}
trap finish EXIT

# Runs a step and notes its result. After one that failed the others make no sense.
step() {
  local name=$1 begun=$SECONDS result=ok
  shift
  # A function whose result is asked for does not stop at its first failure, so each joins its commands by &&.
  "$@" >>"$work/log" 2>&1 || { result=FAILED failed=1; }
  table+=("$name" "$result" "$((SECONDS - begun))")
  echo "$name: $result"
  [ "$failed" = 0 ] || { tail -20 "$work/log"; exit 1; }
}

unpack() { mkdir -p "$work/$1" && tar -xzf "$2" -C "$work/$1" --strip-components=1 && (cd "$work/$1" && npm rebuild node); }
product() { (cd "$work/$1" && shift && PATH=$PWD/node_modules/.bin:$PATH npm run --silent "$@"); }
answers() { [ "$(curl -s -o /dev/null -m 5 -w '%{http_code}' "http://127.0.0.1:$1$2")" = "$3" ]; }
until_ok() { for _ in $(seq 240); do "$@" && return; sleep 0.5; done; return 1; }

create_database() {
  rm -rf "$work/cluster" && "$pg/initdb" -D "$work/cluster" -U postgres -A trust --data-checksums -E UTF8 --locale=C.UTF-8 &&
    "$pg/pg_ctl" -D "$work/cluster" -w -l "$work/postgresql.log" -o "-p 4100 -c unix_socket_directories= -c listen_addresses=127.0.0.1" start &&
    "$pg/psql" -h 127.0.0.1 -p 4100 -U postgres -qc "create role kirdaar login password 'drill'" -c "create database kirdaar owner kirdaar"
}

# Starts a process of a role on a port from the folder of a release.
start() {
  local role=$1 port=$2
  (cd "$work/$3" && ROLE=$role PORT=$port exec node_modules/.bin/node server/src/main.ts) >>"$work/$port.log" 2>&1 &
  pids[$port]=$!
}
stop() { kill "${pids[$1]}" && { wait "${pids[$1]}" || true; }; }
start_all() { start web 4101 "$1" && start web 4102 "$1" && start worker 4103 "$1"; }
all_ready() { for port in 4101 4102 4103; do until_ok answers "$port" /readyz 200 || return 1; done; }
roll() { stop "$2" && start "$1" "$2" "$3" && until_ok answers "$2" /readyz 200; }
roll_to() { roll worker 4103 "$1" && roll web 4101 "$1" && roll web 4102 "$1"; }

balance() {
  sed -e 's/maxconn 20000/maxconn 500/; s/bind :8080/bind 127.0.0.1:4110/; s/ resolvers docker init-addr none//; /^resolvers/,/^$/d' \
    -e 's/^  server-template web.*/  server one 127.0.0.1:4101\n  server two 127.0.0.1:4102/' \
    -e 's/^  server-template unready.*/  server one-unready 127.0.0.1:4101 backup no-check\n  server two-unready 127.0.0.1:4102 backup no-check/' \
    "$here/haproxy.cfg" >"$work/haproxy.cfg" && haproxy -c -f "$work/haproxy.cfg" || return 1
  haproxy -f "$work/haproxy.cfg" >>"$work/haproxy.log" 2>&1 &
  pids[4110]=$!
  until_ok answers 4110 /castingcalls 200
}

register() {
  local names="\"name\":\"Asha Rao\",\"email\":\"asha@kirdaar.example\",\"mobile\":\"9820012345\",\"password\":\"a lamp in the window\""
  curl -sf -m 10 -H 'content-type: application/json' -d "{$names,\"pan_no\":\"ABCPE1234F\",\"aadhaar_no\":\"234567890124\"}" http://127.0.0.1:4110/api/user/register
}
has_account() { [ "$(PGPASSWORD=drill "$pg/psql" -h 127.0.0.1 -p 4100 -U kirdaar -qAtc "select email from account")" = asha@kirdaar.example ]; }
# Reads pages until it is killed; each line is a status.
visit() { local n=0; while true; do curl -s -m 10 -o /dev/null -w '%{http_code}\n' "http://127.0.0.1:4110/castingcalls?page=$((n++ % 3 + 1))" >>"$work/statuses" || echo none >>"$work/statuses"; sleep 0.05; done; }
nothing_lost() { grep -c . "$work/statuses" && ! grep -v '^200$' "$work/statuses"; }
upgrade() { product next migrate && roll_to next && nothing_lost; }
roll_back() { roll_to former && nothing_lost; }
lose_database() { kill "$traffic" && "$pg/pg_ctl" -D "$work/cluster" -m immediate stop && rm -rf "$work/cluster" "$work/data/media"; }
is_a_page() { local type; type=$(curl -s -m 20 -o /dev/null -w '%{content_type}' "http://127.0.0.1:4110$1"); echo "$1: $type"; [[ $type == text/html* ]]; }
pages_without_database() { sleep 5; for path in / /castingcalls "/profiles?search=a" /user/login; do is_a_page "$path" || return 1; done; }
restore() { for port in 4101 4102 4103; do stop "$port"; done; create_database && product former restore "$work/backup"; }
serves_without_sending() { start_all former && until_ok answers 4101 /readyz 200 && until_ok answers 4103 /livez 200 && answers 4103 /readyz 503; }
send_again() { product former sending on --without-waiting && stop 4103 && start worker 4103 former && all_ready; }

cat >"$work/env" <<EOF
NODE_ENV=production
PUBLIC_URL=https://kirdaar.example
DATABASE_URL=postgres://kirdaar:drill@127.0.0.1:4100/kirdaar
DATA_DIR=$work/data
SECRET_KEY=$(openssl rand -hex 32)
IDENTITY_KEY=$(openssl rand -hex 32)
SMTP_URL=smtp://127.0.0.1:9
EMAIL_FROM=Kirdaar <hello@kirdaar.example>
OPERATOR_NAME=Drill
OFFICE_ADDRESS=1 Office Road
GRIEVANCE_OFFICER=Officer
SUPPORT_EMAIL=help@kirdaar.example
SUPPORT_PHONE=+91 22 0000 0001
PAYMENTS=off
TRUST_PROXY=127.0.0.1
RATE_LIMIT_SCALE=1000
EOF
step "Unpack the release" unpack former "$former"
step "Create the database" create_database
step "Migrate" product former migrate
step "Start two web processes and a worker" start_all former
step "All are ready" all_ready
step "Serve through HAProxy" balance
step "Register" register
visit &
traffic=$!
step "Unpack the next release" unpack next "$next"
step "Upgrade one by one, no request lost" upgrade
step "Roll back one by one, no request lost" roll_back
step "Back up" product former backup "$work/backup"
step "Lose the database and the media" lose_database
step "Pages without a database are pages" pages_without_database
step "Restore to an empty database, compare" restore
step "The account is there" has_account
step "The copy serves and sends nothing" serves_without_sending
step "Send again, without what waited" send_again
command -v promtool >/dev/null && step "Alert rules" promtool test rules "$here/alerts.test.yml"
step "Everything in $(($(date +%s) - started)) seconds" true
