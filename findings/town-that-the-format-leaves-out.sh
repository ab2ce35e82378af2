#!/usr/bin/env bash
# The guess: a library of postal formats writes every part of an address that it takes, or says which it does not.
# What happens: a part that the format of the country lacks is left out without a word. In Dubai that is the town (the format names the emirate
# alone), in Japan as well, though the town is what makes the street unique; another library, of OpenStreetMap's formats, writes it for both.
# Packages: localized-address-format 1.3.3, @fragaria/address-formatter 6.7.1; seen 30 November 2026. We write what the format lost as a line
# of its own before the rest.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund localized-address-format@1.3.3 @fragaria/address-formatter@6.7.1
node -e "
const { formatAddress } = require('localized-address-format')
const formatter = require('@fragaria/address-formatter')
const format = formatter.default ?? formatter
const homes = [
  { country: 'AE', street: 'Marina Walk', number: '1', town: 'Dubai Marina', region: 'Dubai', postcode: '' },
  { country: 'JP', street: 'Jingumae', number: '2-3', town: 'Shibuya', region: 'Tokyo', postcode: '150-0001' },
  { country: 'FR', street: 'Rue des Lilas', number: '5', town: 'Lyon', region: '', postcode: '69003' },
]
const kept = homes.map(({ country, street, number, town, region, postcode }) => {
  const addressLines = [number + ' ' + street]
  const lines = formatAddress({ postalCountry: country, addressLines, locality: town, administrativeArea: region, postalCode: postcode }, 'latin')
  const parts = { houseNumber: number, road: street, city: town, state: region, postcode, countryCode: country }
  const others = format.format(parts, { output: 'array' })
  console.log(country, '|', lines.join(', '), '|', others.join(', '))
  return [lines, others].map((all) => all.some((line) => line.includes(town)))
})
if (JSON.stringify(kept) !== '[[false,true],[false,true],[true,true]]') {
  console.error('The behaviour has changed: which library keeps the town, for the Emirates, Japan and France:', JSON.stringify(kept))
  process.exit(1)
}"
