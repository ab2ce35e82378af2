#!/usr/bin/env bash
# The guess: a fast look-up of time zones errs in villages at a border, by a zone with the same clocks.
# What happens: Holguín, a city inland in eastern Cuba, gets the zone of the Bahamas, across the sea and an hour behind in winter, and
# Currumbin Waters on the Gold Coast that of Sydney, an hour ahead in summer. Of 15,553 towns of GeoNames 113 had other clocks than their own.
# Package: @photostructure/tz-lookup 11.7.0; seen 28 November 2026. An agent's own choice of zone comes before the look-up.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @photostructure/tz-lookup@11.7.0
node -e "
const zoneAt = require('@photostructure/tz-lookup')
const towns = [
  ['Holguín', 20.88722, -76.26306, 'America/Havana', 'America/Nassau'],
  ['Currumbin Waters', -28.15442, 153.47282, 'Australia/Brisbane', 'Australia/Sydney'],
  ['Arbo', 42.11667, -8.31667, 'Europe/Madrid', 'Europe/Lisbon'],
  ['Dandong', 40.12917, 124.39472, 'Asia/Shanghai', 'Asia/Pyongyang'],
]
for (const [town, latitude, longitude, own] of towns) console.log(town, '| own:', own, '| found:', zoneAt(latitude, longitude))
if (towns.some(([, latitude, longitude, , seen]) => zoneAt(latitude, longitude) !== seen)) {
  console.error('The behaviour has changed: a town gets another zone than on 28 November 2026.')
  process.exit(1)
}"
