#!/usr/bin/env bash
# The guess: the contrast of two colours takes their opacity into account, or is refused for colours that let through what is behind them: grey
# text is often written as black at 40 %.
# What happens: the opacity is left out. Transparent text on white has a contrast of 21, the most there is, as black has; so has a shade of
# 5 %. Blended with the ground first, the same shade has 1.1, which no palette should pass.
# Package: culori 4.0.2; seen 30 November 2026. Our palettes have no colours that let anything through, and are measured in a browser besides.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund culori@4.0.2
cat >seen.mjs <<'EOF'
import { blend, wcagContrast } from 'culori'
const shade = 'rgb(0 0 0 / 5%)'
const [transparent, shaded, black] = ['transparent', shade, 'black'].map((ink) => wcagContrast(ink, 'white'))
const blended = wcagContrast(blend(['white', shade]), 'white')
console.log({ transparent, shaded, black, blended })
if (transparent !== black || shaded !== black || blended > 1.2) {
  console.error('The behaviour has changed: opacity is taken into account, or a blended colour has another contrast.')
  process.exit(1)
}
EOF
node seen.mjs
