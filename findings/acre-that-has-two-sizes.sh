#!/usr/bin/env bash
# The guess: units that are defined by each other are converted exactly: a foot is 0.3048 m by the agreement of 1959, an acre 43,560 square feet.
# What happens: the foot is taken for 1 / 3.28084 m. An acre has its 43,560 square feet, but 4,046.8603 m² instead of 4,046.8564: between metres
# and feet a plot of 1,000 hectares is 107,639,000 or 107,639,104 square feet, and a mile is 0.05 mm short. A home of 100 m² has 1,076.39 square
# feet either way, so that it is seldom noticed.
# Package: convert-units 2.3.4; seen 30 November 2026. We use the definitions, 0.09290304 m² for a square foot.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund convert-units@2.3.4
node -e "
const convert = require('convert-units')
const seen = {
  'acre in square feet': convert(1).from('ac').to('ft2'),
  'acre in square metres': convert(1).from('ac').to('m2'),
  'mile in metres': convert(1).from('mi').to('m'),
  '1,000 hectares in square feet': convert(1000).from('ha').to('ft2'),
}
console.log(seen, { 'by definition': [43_560, 43_560 * 0.09290304, 1609.344, 1e7 / 0.09290304] })
const off = Math.abs(seen['acre in square metres'] - 43_560 * 0.09290304)
if (seen['acre in square feet'] !== 43_560 || off < 0.003 || Math.abs(seen['mile in metres'] - 1609.344) < 1e-5) {
  console.error('The behaviour has changed: metres and feet are converted by definition, or an acre has another size.')
  process.exit(1)
}"
