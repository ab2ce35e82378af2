#!/usr/bin/env bash
# The guess: a database and a library of maps agree on whether a point is in a polygon, also if its line crosses itself.
# What happens: the middle of a five-pointed star is inside for PostgreSQL's own type `polygon`, which counts how often the line winds round a
# point, and outside for Turf, which counts how often a ray crosses it. SVG has both, as `fill-rule`; Leaflet draws by the second unless told.
# Packages: @electric-sql/pglite 0.3.10 (PostgreSQL 17), @turf/boolean-point-in-polygon 7.2.0; seen 29 November 2026.
# We search areas drawn by hand by `polygon`, and draw them with `fillRule: 'nonzero'`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.3.10 @turf/boolean-point-in-polygon@7.2.0
node --input-type=module -e "
import { PGlite } from '@electric-sql/pglite'
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
const star = [0, 2, 4, 1, 3].map((at) => [Math.sin((at * 2 * Math.PI) / 5), Math.cos((at * 2 * Math.PI) / 5)])
const db = new PGlite()
const { rows } = await db.query('select \$1::polygon @> point(0, 0) as middle, \$1::polygon @> point(0, 0.9) as tip', [
  '(' + star.map(([x, y]) => '(' + x + ',' + y + ')').join() + ')',
])
const ofTurf = (point) => booleanPointInPolygon(point, { type: 'Polygon', coordinates: [[...star, star[0]]] })
const seen = { postgresql: rows[0], turf: { middle: ofTurf([0, 0]), tip: ofTurf([0, 0.9]) } }
console.log(JSON.stringify(seen))
await db.close()
if (JSON.stringify(seen) !== '{\"postgresql\":{\"middle\":true,\"tip\":true},\"turf\":{\"middle\":false,\"tip\":true}}') {
  console.error('The behaviour has changed: both agree, or another is inside.')
  process.exit(1)
}"
