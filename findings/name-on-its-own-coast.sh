#!/usr/bin/env bash
# The guess: the pole of inaccessibility of a polygon lies within it, so that a map can put the name of a town or district there.
# What happens: the search ends at a precision of 1 in the units of the corners, unless told otherwise. That is a pixel or a metre, but of a
# polygon in degrees, as GeoJSON has them, it is a hundred kilometres: for a district around a bay the answer is a corner of its outline, with
# the distance 0, and no error. A hundredth of the polygon's width as the precision finds the middle of its widest part.
# Package: polylabel 2.1.0; seen 30 November 2026. We place the names of countries by a fiftieth of their width, in pixels of a world map.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund polylabel@2.1.0
cat >seen.mjs <<'EOF'
import polylabel from 'polylabel'
const bay = [[[0, 0], [0.2, 0], [0.2, 0.02], [0.02, 0.02], [0.02, 0.18], [0.2, 0.18], [0.2, 0.2], [0, 0.2], [0, 0]]]
const metres = bay.map((ring) => ring.map(([x, y]) => [x * 111_000, y * 111_000]))
const [degrees, inMetres, told] = [polylabel(bay), polylabel(metres), polylabel(bay, 0.2 / 100)].map(({ distance }) => distance)
console.log({ degrees, inMetres, told })
if (degrees > 0 || inMetres < 1000 || told < 0.01) {
  console.error('The behaviour has changed: the distance from the outline in degrees, in metres, and in degrees with a precision of its own')
  process.exit(1)
}
EOF
node seen.mjs
