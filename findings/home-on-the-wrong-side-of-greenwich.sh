#!/usr/bin/env bash
# The guess: parsers of coordinates, which all take degrees, minutes and seconds, and minus for west, put a home in Westminster at 51° 30' 26",
# -0° 7' 39" where it is.
# What happens: three of four lose the minus of -0, and have it 18 km to the east, by Dagenham. With -3° 42' 9", in Madrid, all are right, so that it
# shows within a degree of Greenwich and the Equator alone: in London, Valencia, Accra, Quito. They part elsewhere as well: "41 24.2028, 2 10.4418",
# in minutes with decimals, is 46 km off by one, which takes them for seconds; with decimal commas, Dresden is in eastern Siberia by another.
# Packages: geo-coordinates-parser 1.7.4, coord-parser 1.0.0, coordinate-parser 1.0.7, parse-dms 0.0.5; seen 30 November 2026. We take
# decimal degrees, with a point or a comma, and leave out points of other forms.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geo-coordinates-parser@1.7.4 coord-parser@1.0.0 coordinate-parser@1.0.7 parse-dms@0.0.5
cat >seen.cjs <<'CODE'
const { convert } = require('geo-coordinates-parser')
const coordParser = require('coord-parser')
const CoordinateParser = require('coordinate-parser')
const parseDms = require('parse-dms')
const ofRead = ({ lat, lon }) => [lat, lon]
const parsers = [
  (text) => [convert(text).decimalLatitude, convert(text).decimalLongitude],
  (text) => ofRead(coordParser(text)),
  (text) => [new CoordinateParser(text).getLatitude(), new CoordinateParser(text).getLongitude()],
  (text) => ofRead((parseDms.default ?? parseDms)(text)),
]
const kilometresOff = (parse, { text, lat, lon }) => {
  try {
    const [north, east] = parse(text)
    return Math.round(111.195 * Math.hypot(north - lat, (east - lon) * Math.cos((lat * Math.PI) / 180)))
  } catch {
    return 'refused'
  }
}
const homes = [
  { text: `51° 30' 26", -0° 7' 39"`, lat: 51.50722, lon: -0.1275, seen: '18 18 18 0' },
  { text: `40° 24' 59", -3° 42' 9"`, lat: 40.41639, lon: -3.7025, seen: '0 0 0 0' },
  { text: '41 24.2028, 2 10.4418', lat: 41.40338, lon: 2.17403, seen: '0 46 0 0' },
  { text: '51,0504, 13,7373', lat: 51.0504, lon: 13.7373, seen: '0 refused 8588 refused' },
]
let changed = false
for (const home of homes) {
  const off = parsers.map((parse) => kilometresOff(parse, home)).join(' ')
  console.log(home.text, '| kilometres off by the four:', off)
  if (off !== home.seen) {
    console.error('The behaviour has changed for', home.text, 'it was', home.seen)
    changed = true
  }
}
process.exit(changed ? 1 : 0)
CODE
node seen.cjs
