#!/usr/bin/env bash
# The guess: the newest version of a package with tz data has about the newest tz data.
# What happens: of four, the newest of each on one day, one knows that both Havana and Vancouver did not go back in November 2026.
# timezone-support 3.1.0 has data of 2022, @tubular/time 3.10.7 has 2026a, tzdata 1.0.51 (from September) 2026d, moment-timezone 0.6.6 has 2026f.
# Packages as named; seen 28 November 2026. We compare ours with zdump in the second tier of tests, and show its age in the doctor.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund moment-timezone@0.6.6 timezone-support@3.1.0 @tubular/time@3.10.7 tzdata@1.0.51
node -e "
const moment = require('moment-timezone')
const { findTimeZone, getUTCOffset } = require('timezone-support')
const { Timezone } = require('@tubular/time')
const january = Date.UTC(2027, 0, 15, 12)
const seen = Object.fromEntries(['America/Vancouver', 'America/Havana'].map((zone) => [zone, {
  'moment-timezone': -moment.tz.zone(zone).utcOffset(january),
  'timezone-support': -getUTCOffset(new Date(january), findTimeZone(zone)).offset,
  '@tubular/time': Timezone.getTimezone(zone).getOffset(january) / 60,
}]))
console.table(seen)
console.log('tzdata', require('tzdata').version, '| moment-timezone', moment.tz.dataVersion, '| Node', process.versions.tz)
const { 'America/Vancouver': west, 'America/Havana': cuba } = seen
const isAsSeen = west['moment-timezone'] === -420 && cuba['moment-timezone'] === -240 &&
  west['timezone-support'] === -480 && west['@tubular/time'] === -480 && require('tzdata').version === '2026d'
if (!isAsSeen) {
  console.error('The behaviour has changed: these versions have other tz data than on 28 November 2026.')
  process.exit(1)
}"
