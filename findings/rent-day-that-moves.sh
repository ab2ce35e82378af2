#!/usr/bin/env bash
# The guess: libraries of calendars agree on the days of a lease, a rent due each month from 31 January and a renewal each year from 29 February: days
# that do not exist are left out and not counted, as RFC 5545 (3.3.10) has it.
# What happens: three agree on the months. By the year, ical.js renews on 1 March of all other years. If the beginning is a whole day (VALUE=DATE), as
# calendars write what has no time, rrule does not see it, and begins now: the first rent is due on the day on which one asks. Neither says so.
# Packages: ical.js 2.2.1, node-ical 0.27.2 (with rrule-temporal 2.2.8), rrule 2.8.1; seen 30 November 2026. Our calendar files have no rules,
# but one event for each time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 node-ical@0.27.2 rrule-temporal@2.2.8 rrule@2.8.1
export TZ=UTC
cat >seen.mjs <<'CODE'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import rrule from 'rrule'
const days = {
  'DTSTART;VALUE=DATE:20270131 RRULE:FREQ=MONTHLY;COUNT=4': [
    '2027-01-31 2027-03-31 2027-05-31 2027-07-31',
    '2027-01-31 2027-03-31 2027-05-31 2027-07-31',
    'begun now',
  ],
  'DTSTART:20270131T100000Z RRULE:FREQ=MONTHLY;COUNT=4': [
    '2027-01-31 2027-03-31 2027-05-31 2027-07-31',
    '2027-01-31 2027-03-31 2027-05-31 2027-07-31',
    '2027-01-31 2027-03-31 2027-05-31 2027-07-31',
  ],
  'DTSTART:20280229T100000Z RRULE:FREQ=YEARLY;COUNT=2': [
    '2028-02-29 2029-03-01',
    '2028-02-29 2032-02-29',
    '2028-02-29 2032-02-29',
  ],
}
const dayOf = (date) => date.toISOString().slice(0, 10)
let changed = false
for (const [rule, seen] of Object.entries(days)) {
  const lines = rule.split(' ')
  const event = ['BEGIN:VEVENT', 'UID:rent', 'DTSTAMP:20261130T100000Z', ...lines, 'SUMMARY:Rent', 'END:VEVENT']
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Rent//EN', ...event, 'END:VCALENDAR', ''].join('\r\n')
  const steps = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')).iterator()
  const first = []
  for (let step = steps.next(); step; step = steps.next()) first.push(step.toString().slice(0, 10))
  const second = Object.values(nodeIcal.sync.parseICS(file)).find(({ type }) => type === 'VEVENT').rrule.all().map(dayOf)
  const third = rrule.rrulestr(lines.join('\n')).all().map(dayOf)
  const isBegunNow = Math.abs(Date.parse(third[0]) - Date.now()) < 32 * 86_400_000 && third[0] !== first[0]
  const found = [first.join(' '), second.join(' '), isBegunNow ? 'begun now' : third.join(' ')]
  console.log(rule, '|', first.join(' '), '|', second.join(' '), '|', third.join(' '))
  if (found.join() !== seen.join()) {
    console.error('The behaviour has changed: the days by ical.js, node-ical and rrule are', found)
    changed = true
  }
}
process.exit(changed ? 1 : 0)
CODE
node seen.mjs
