#!/usr/bin/env bash
# The guess: a calendar of ical-generator with `timezone: 'America/Vancouver'` writes a Date as that zone's clocks show it, with its rules.
# What happens: it writes the machine's own local time, without Z, TZID or VTIMEZONE, and names the zone beside it: noon UTC becomes noon.
# Package: ical-generator 10.2.0; seen 28 November 2026. We write events in UTC, and the time at the home in words.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-generator@10.2.0
export TZ=UTC
node --input-type=module -e "
import ical from 'ical-generator'
const start = new Date('2027-01-15T12:00:00Z') // 05:00 in Vancouver
const calendar = ical({ timezone: 'America/Vancouver' })
calendar.createEvent({ id: 'a', start, end: new Date('2027-01-15T13:00:00Z'), summary: 'Viewing' })
const lines = calendar.toString().split('\r\n').filter((line) => /^(DTSTART|X-WR|BEGIN:VTIMEZONE)/.test(line))
console.log(lines.join('\n'))
if (!lines.includes('DTSTART:20270115T120000') || lines.includes('BEGIN:VTIMEZONE')) {
  console.error('The behaviour has changed: a calendar with a zone converts its times, or brings the rules of the zone.')
  process.exit(1)
}"
