#!/usr/bin/env bash
# The guess: a parser of addresses in the United States that "knows about fractional building numbers", as its README says, gives them back: the
# flat above the shop at 221 is often 221 1/2, a home with a door and a letter box of its own.
# What happens: it knows them and leaves them out: 221 and 221 1/2 Baker St are one address, and nothing says that a part was dropped. Another parser
# takes the half for the beginning of the street, "1/2 Baker". In Ste. Genevieve, a town in Missouri, every home is in suite "Geneviev" of a town
# "e" to the first; of a home on Hwy 101 N, the second puts "101 N" on a line of its own, and calls the street "Hwy".
# Packages: parse-address 1.1.2, addresser 1.1.22; seen 30 November 2026. We read "221 1/2" as the house number, and compare it as one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund parse-address@1.1.2 addresser@1.1.22
cat >seen.cjs <<'CODE'
const { parseLocation } = require('parse-address')
const { parseAddress } = require('addresser')
const homes = {
  '221 Baker St, Springfield, IL 62701': '221 Baker Springfield | 221 Baker Springfield',
  '221 1/2 Baker St, Springfield, IL 62701': '221 Baker Springfield | 221 1/2 Baker Springfield',
  '123 Main Street, Ste. Genevieve, MO 63670': '123 Main Ste Geneviev e | 123 Main Ste. Genevieve',
  '1234 Hwy 101 N, Plymouth, MN 55447': '1234 Hwy 101 Plymouth | 1234 Hwy 101 N Plymouth',
}
let changed = false
for (const [home, seen] of Object.entries(homes)) {
  const first = parseLocation(home)
  const second = parseAddress(home)
  console.log(home, '|', first, '|', second)
  const { number, street, sec_unit_type: kind, sec_unit_num: unit, city } = first
  const { streetNumber, streetName, addressLine2, placeName } = second
  const found = [[number, street, kind, unit, city], [streetNumber, streetName, addressLine2, placeName]]
    .map((parts) => parts.filter(Boolean).join(' '))
    .join(' | ')
  if (found !== seen) {
    console.error('The behaviour has changed: number, street, unit and town of', home, 'are', found)
    changed = true
  }
}
process.exit(changed ? 1 : 0)
CODE
node seen.cjs
