#!/usr/bin/env bash
# The guess: the small builds of moment-timezone leave out the past, or refuse what they do not cover.
# What happens: beyond their last year clocks stay at their last offset without a word: Berlin has no summer time in 2035 by two builds of
# the same package and the same tz data (2026f), and has it by the whole one, whose table goes on to 2499.
# Package: moment-timezone 0.6.6; seen 28 November 2026. We use the whole build, on the server alone, and send pages the offsets they need.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund moment-timezone@0.6.6
offset() {
  node -e "
const { tz } = require('$1')
console.log(tz.dataVersion, -tz.zone('Europe/Berlin').utcOffset(Date.UTC(2035, 6, 15)))"
}
whole=$(offset moment-timezone)
ten=$(offset moment-timezone/builds/moment-timezone-with-data-10-year-range)
until2030=$(offset moment-timezone/builds/moment-timezone-with-data-1970-2030)
printf 'Berlin on 15 July 2035, minutes from UTC: whole %s, 10-year-range %s, 1970-2030 %s\n' "$whole" "$ten" "$until2030"
if [ "$whole / $ten / $until2030" != '2026f 120 / 2026f 60 / 2026f 60' ]; then
  echo 'The behaviour has changed: the builds agree on 2035.' >&2
  exit 1
fi
