#!/usr/bin/env bash
# The guess: a package that lists every coordinate system as a proj4 text puts a point of the Dutch land registry where it is, to a metre or so:
# the tower in Amersfoort at the origin, 155,000 and 463,000, has the published place 52.155174 N, 5.387206 E.
# What happens: it lands 170 m to the north-east. The shift to WGS 84 turns by microradians where proj4 expects seconds of arc, with the opposite
# sign; Belgium's Lambert 72 has the opposite sign alone and is 65 m off. Britain's grid needs a file that proj4 has not: its points are NaN,
# with no error but a line on the console. Older, less complete lists have all three right.
# Packages: epsg-index 2.0.0, proj4 2.22.0, proj4-list 1.0.4; seen 30 November 2026. We take points in degrees alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund epsg-index@2.0.0 proj4@2.22.0 proj4-list@1.0.4
cat >seen.cjs <<'CODE'
const proj4 = require('proj4')
const newer = require('epsg-index/all.json')
const older = require('proj4-list')
const metres = ([x, y], [toX, toY]) => Math.round(111_195 * Math.hypot((toX - x) * Math.cos((y * Math.PI) / 180), toY - y))
const inDegrees = (text, point) => proj4(text, 'WGS84', point)
const systems = {
  'Netherlands, 28992': { code: 28992, point: [155_000, 463_000], published: [5.38720621, 52.1551744] },
  'Belgium, 31370': { code: 31370, point: [150_000, 170_000] },
  'Britain, 27700': { code: 27700, point: [530_000, 180_000] },
}
const seen = Object.entries(systems).map(([name, { code, point, published }]) => {
  const listed = inDegrees(older[`EPSG:${code}`][1], point)
  const place = inDegrees(newer[code].proj4, point)
  const off = [metres(published ?? listed, listed), metres(published ?? listed, place)]
  console.log(name, '| older list', listed.join(', '), off[0], 'm | newer list', place.join(', '), off[1], 'm')
  return off.join(' ')
})
if (seen.join() !== '0 170,0 65,0 NaN') {
  console.error('The behaviour has changed: metres off by the older and the newer list, of three countries:', seen)
  process.exit(1)
}
CODE
node seen.cjs
