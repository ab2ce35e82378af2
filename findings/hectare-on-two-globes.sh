#!/usr/bin/env bash
# The guess: libraries that work out the area of a polygon in degrees, as a plot is drawn on a map, agree to a few square metres on a hectare; the
# most used ones err by less than a surveyor would.
# What happens: both take the Earth for a ball, each one of another size, so that they differ by 22 m² on a hectare, everywhere. The Earth is flat at the
# poles: at the Equator they have 45 and 67 m² too much, in London 37 and 15 too little, in Oslo 56 and 33. Neither says how far off it may be. A third
# library, on the ellipsoid, is exact.
# Packages: @turf/area 7.4.0, @mapbox/geojson-area 0.2.2, geographiclib-geodesic 2.2.0; seen 30 November 2026. The plot of a home is the agent's
# figure with us; drawn areas are searched in, and their size is not shown.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @turf/area@7.4.0 @mapbox/geojson-area@0.2.2 geographiclib-geodesic@2.2.0
node --input-type=module -e "
import { area } from '@turf/area'
import { geometry } from '@mapbox/geojson-area'
import geographiclib from 'geographiclib-geodesic'
const SIDE = 0.0009 // degrees, 100 m from south to north
const PLACES = { Equator: 0, London: 51.5, Oslo: 59.9 }
const overAHectare = (squareMetres, exact) => Math.round((squareMetres / exact - 1) * 10_000)
const seen = Object.entries(PLACES).map(([place, south]) => {
  const east = SIDE / Math.cos((south * Math.PI) / 180)
  const corners = [[0, south], [east, south], [east, south + SIDE], [0, south + SIDE]]
  const plot = { type: 'Polygon', coordinates: [[...corners, corners[0]]] }
  const outline = geographiclib.Geodesic.WGS84.Polygon(false)
  for (const [longitude, latitude] of corners) outline.AddPoint(latitude, longitude)
  const exact = outline.Compute(false, true).area
  return [place, overAHectare(area(plot), exact), overAHectare(geometry(plot), exact)]
})
console.table(seen)
if (JSON.stringify(seen) !== JSON.stringify([['Equator', 45, 67], ['London', -37, -15], ['Oslo', -56, -33]])) {
  console.error('The behaviour has changed: square metres too many on a hectare:', JSON.stringify(seen))
  process.exit(1)
}"
