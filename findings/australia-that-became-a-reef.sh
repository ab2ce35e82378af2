#!/usr/bin/env bash
# The guess: the ids of a map of the world's countries, their codes by ISO 3166-1, identify them: one can look a country up by its code.
# What happens: at 1:110m they do; at 1:50m and 1:10m two have the code 036, Australia and, after it, the Ashmore and Cartier Islands, a reef
# that belongs to it: a Map by code has the reef alone, and what is to be drawn on Australia is drawn there. Some have no code at all: 3, 5
# and 16 of them, Kosovo among them each time, so that these too are one in a Map.
# Package: world-atlas 2.0.2 (Natural Earth 4.1); seen 30 November 2026. We name each country once, where its widest part is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund world-atlas@2.0.2
node -e "
const seen = ['110m', '50m', '10m'].map((scale) => {
  const { geometries } = require('world-atlas/countries-' + scale + '.json').objects.countries
  const named = new Map(geometries.map(({ id, properties }) => [id, properties.name]))
  const without = geometries.filter(({ id }) => id === undefined)
  console.log(scale, '|', geometries.length, 'countries | 036 is', named.get('036'), '| without a code:', without.map(({ properties }) => properties.name).join(', '))
  return named.get('036') + ' ' + without.length
})
if (seen.join() !== 'Australia 3,Ashmore and Cartier Is. 5,Ashmore and Cartier Is. 16') {
  console.error('The behaviour has changed: the country of 036, and how many have no code, at the three scales:', seen.join())
  process.exit(1)
}"
