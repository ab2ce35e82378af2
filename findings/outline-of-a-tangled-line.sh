#!/usr/bin/env bash
# The guess: a library that unites polygons gives the outline of any closed line with at most 100 corners, as it does for a star, in no time.
# What happens: of 20 lines of 100 random corners (five decimals, as a pointer draws on a map, but tangled) the union of one of them alone throws
# "Unable to complete output ring", and one that succeeds takes a tenth of a second and more.
# Package: polyclip-ts 0.16.8; seen 29 November 2026 with Node 20.20. We don't work out outlines: a point's winding number is enough.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund polyclip-ts@0.16.8
node --input-type=module -e "
import { union } from 'polyclip-ts'
let seed = 20261129
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
const degrees = () => Math.round((random() * 2 - 1) * 1e5) / 1e5
let thrown = 0
let slowest = 0
for (let line = 0; line < 20; line++) {
  const ring = Array.from({ length: 100 }, () => [degrees(), degrees()])
  const before = performance.now()
  try {
    union([[...ring, ring[0]]])
  } catch (error) {
    thrown += error.message.startsWith('Unable to complete output ring') ? 1 : 0
  }
  slowest = Math.max(slowest, performance.now() - before)
}
console.log(thrown + ' of 20 throw; the slowest took ' + Math.round(slowest) + ' ms')
if (thrown === 0 || slowest < 100) {
  console.error('The behaviour has changed: each line has an outline, or all have it at once.')
  process.exit(1)
}"
