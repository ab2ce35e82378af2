#!/usr/bin/env bash
# Guess: a function that the types of @techstark/opencv-js declare is there when the program runs, as findHomography is.
# Seen: of 364 declared functions 174 are undefined, as what was compiled names fewer than the headers that the types were made from:
# estimateAffinePartial2D, which fits a turn, a scale and a shift to pairs of points, is missing beside estimateAffine2D, which is there;
# so are undistortPoints, findFundamentalMat, calcCovarMatrix and cornerSubPix. The compiler accepts each call, which then throws a
# TypeError. We fit how a scan is turned ourselves (packages/same-picture/src/picture-shifts.ts).
# @techstark/opencv-js 4.12.0-release.1, Node 20.20; 30 November 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund @techstark/opencv-js@4.12.0-release.1
cat > look.js <<'JS'
const { readdirSync, readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
const types = join(dirname(require.resolve('@techstark/opencv-js')), 'src/types/opencv')
const declared = new Set()
for (const file of readdirSync(types))
  for (const [, name] of readFileSync(join(types, file), 'utf8').matchAll(/^export declare function (\w+)/gm)) declared.add(name)
const opencv = require('@techstark/opencv-js')
opencv.onRuntimeInitialized = () => {
  const missing = [...declared].filter((name) => typeof opencv[name] !== 'function')
  const kinds = ['findHomography', 'estimateAffine2D', 'estimateAffinePartial2D', 'undistortPoints', 'findFundamentalMat', 'calcCovarMatrix', 'cornerSubPix']
  console.log(`declared ${declared.size}, missing ${missing.length}`)
  console.log(kinds.filter((name) => declared.has(name)).map((name) => `${name} ${typeof opencv[name]}`).join(', '))
  process.exit(0)
}
JS
seen=$(timeout 120 node look.js)
echo "$seen"
[ "$seen" = "declared 364, missing 174
findHomography function, estimateAffine2D function, estimateAffinePartial2D undefined, undistortPoints undefined, findFundamentalMat undefined, calcCovarMatrix undefined, cornerSubPix undefined" ] || { echo 'The behaviour has changed.'; exit 1; }
