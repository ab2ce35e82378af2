#!/usr/bin/env bash
# The guess: a package that names the currency of a country knows, eleven months later, that Bulgaria has had the euro since 1 January 2026.
# What happens: of six, the newest of each, two do. The others say lev, one of them published months after the change; three of these have had
# no version since before it. The same two know that Curaçao gave up the guilder in 2025; the leone of 2022 in Sierra Leone is known to three.
# Packages: country-to-currency 3.0.1, countries-list 3.4.1, currency-codes 2.2.0, iso-country-currency 0.7.2, world-countries 5.1.0,
# country-data-list 1.6.3; seen 30 November 2026. With us a currency comes from the operator, the file or its format, never from a
# country.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund country-to-currency@3.0.1 countries-list@3.4.1 currency-codes@2.2.0 iso-country-currency@0.7.2 \
  world-countries@5.1.0 country-data-list@1.6.3
node -e "
const toCurrency = require('country-to-currency')
const { countries: listed } = require('countries-list')
const codes = require('currency-codes')
const { getParamByISO } = require('iso-country-currency')
const world = require('world-countries')
const { countries: data } = require('country-data-list')
const NAMES = { BG: 'Bulgaria', CW: 'Curaçao', SL: 'Sierra Leone' }
const packages = {
  'country-to-currency': (code) => (toCurrency.default ?? toCurrency)[code],
  'countries-list': (code) => [listed[code].currency].flat().join(),
  'currency-codes': (code) => codes.country(NAMES[code]).map((currency) => currency.code).join(),
  'iso-country-currency': (code) => getParamByISO(code, 'currency'),
  'world-countries': (code) => Object.keys(world.find(({ cca2 }) => cca2 === code).currencies).join(),
  'country-data-list': (code) => data[code].currencies.join(),
}
const seen = Object.entries(packages).map(([name, of]) => [name, ...Object.keys(NAMES).map(of)])
console.table(seen)
const now = ['EUR', 'XCG', 'SLE'].map((currency, at) => seen.filter((row) => row[at + 1] === currency).length)
if (now.join() !== '2,2,3') {
  console.error('The behaviour has changed: how many know the present currency of Bulgaria, Curaçao and Sierra Leone:', now.join())
  process.exit(1)
}"
