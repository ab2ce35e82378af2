#!/usr/bin/env bash
# The guess: libraries that take money out of a text, whose examples are "some text before 123,45 lei and some text after", read the amount of a
# home's price as agents write it, or say that they can't.
# What happens: all three read £425,000 and € 1.250.000,-. Two of them join all digits of the text to one number: a range of £425,000 to
# £450,000 is 425 thousand million, "3 bedrooms, £425,000" is 3,425,000, and € 425.000 with 3,57 % commission is 4,250,003.57. "$1.2M" is 1.2 to
# these, and 1 to the third. "€ 425.000 k.k.", as every Dutch home is priced, is 425 to the first. None refuses.
# Packages: parse-price 1.1.8, parse-money 1.0.12, price-parser 3.4.0; seen 30 November 2026. Ours (packages/price-text) has both ends of a
# range, leaves out rooms and commission, and has both of the other two right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund parse-price@1.1.8 parse-money@1.0.12 price-parser@3.4.0
node -e "
const parsePrice = require('parse-price')
const parseMoney = require('parse-money').default
const { parseFirst } = require('price-parser')
const TEXTS = ['£425,000', '€ 1.250.000,-', '£425,000 - £450,000', '3 bedrooms, £425,000', '425.000 € + 3,57 % Provision', '\$1.2M', '€ 425.000 k.k.']
const seen = TEXTS.map((text) => [text, parsePrice(text), parseMoney(text)?.amount, parseFirst(text)?.floatValue])
console.table(seen)
const all = JSON.stringify(seen.map(([, ...amounts]) => amounts))
const expected = JSON.stringify([
  [425000, 425000, 425000],
  [1250000, 1250000, 1250000],
  [425000450000, 425000450000, 425000],
  [3425000, 3425000, 425000],
  [4250003.57, 4250003.57, 425000],
  [1.2, 1.2, 1],
  [425, 425000, 425000],
])
if (all !== expected) {
  console.error('The behaviour has changed:', all)
  process.exit(1)
}"
