#!/usr/bin/env bash
# The guess: a home bought for 300,000, let for 1,500 a month and sold after five years for 300,000 earns 0.5 % a month, as every internal rate
# of return shows: the money goes out once and comes back, so that there is one rate above -100 %.
# What happens: irr() begins at 10 % for a period and follows the curve from there, which is too far off for months: it says -200 % here, more
# than there is to lose, Infinity for ten years at 0.4 %, and NaN for thirty years of rent alone. There is no error, and -200 % looks solved: its
# present value is 0. By years, as in textbooks, the same function is right, as it is with a first guess of 0.005; another library needs none.
# Packages: financial 0.2.4, node-irr 2.0.5; seen 30 November 2026. We show what a loan costs a month, and no rate of return.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund financial@0.2.4 node-irr@2.0.5
cat >seen.cjs <<'CODE'
const financial = require('financial')
const nodeIrr = require('node-irr')
const letHome = ({ price, rent, times, sold }) => [-price, ...Array(times - 1).fill(rent), rent + sold]
const homes = {
  'five years by months': { price: 300_000, rent: 1_500, times: 60, sold: 300_000 },
  'ten years by months': { price: 300_000, rent: 1_200, times: 120, sold: 300_000 },
  'thirty years of rent': { price: 250_000, rent: 2_000, times: 360, sold: 0 },
  'five years by years': { price: 300_000, rent: 18_000, times: 5, sold: 300_000 },
}
const percent = (rate) => (Number.isFinite(rate) ? (rate * 100).toFixed(2) : String(rate))
const seen = Object.entries(homes).map(([name, home]) => {
  const flows = letHome(home)
  const rates = [financial.irr(flows), financial.irr(flows, 0.005), nodeIrr.irr(flows)].map(percent)
  console.log(name, '|', rates.join(' | '), '% for a period')
  return rates.join(' ')
})
const expected = ['-200.00 0.50 0.50', 'Infinity 0.40 0.40', 'NaN 0.74 0.74', '6.00 6.00 6.00']
if (seen.join() !== expected.join()) {
  console.error('The behaviour has changed: rates without a guess, with one, and of the other library:', seen)
  process.exit(1)
}
CODE
node seen.cjs
