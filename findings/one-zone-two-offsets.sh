#!/usr/bin/env bash
# The guess: @vvo/tzdb, "always up to date", says one thing of a zone. British Columbia has stayed at UTC-7 since March 2026.
# What happens: `rawOffsetInMinutes` is of the package's data (-420), `currentTimeOffsetInMinutes` of the runtime's (in winter -480 on a Node
# with tz data 2025c): one record has two offsets for a zone without summer time, and neither says which release it is of.
# Package: @vvo/tzdb 6.202.0 on Node 20.20.2; seen 28 November 2026. We use moment-timezone, whose offsets are all of its own dated data.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @vvo/tzdb@6.202.0
node -e "
const { getTimeZones } = require('@vvo/tzdb')
const { rawOffsetInMinutes, currentTimeOffsetInMinutes } = getTimeZones().find(({ name }) => name === 'America/Vancouver')
const runtime = (name) => new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' }).format()
console.log('data of Node:', process.versions.tz, '| Node now:', runtime('America/Vancouver'))
console.log({ rawOffsetInMinutes, currentTimeOffsetInMinutes })
const ofRuntime = Number(/GMT(-\d\d)/.exec(runtime('America/Vancouver'))?.[1]) * 60
if (rawOffsetInMinutes !== -420 || currentTimeOffsetInMinutes !== ofRuntime) {
  console.error('The behaviour has changed: the current offset no longer comes from the runtime, or the raw one is another.')
  process.exit(1)
}"
