#!/usr/bin/env bash
# The guess: a look-up of the country of a point is wrong within a few kilometres of a border, if anywhere; a home in the middle of a town has one.
# What happens: two of four know no country for Key West, Miami Beach, Coronado, Westerland on Sylt and Newport on the Isle of Wight: towns on islands
# that their outlines lack are in the sea. Vaduz, a capital, is in Austria, Monaco in France, Gibraltar in Spain. The third gives the enclaves
# both countries, the Belgian one in the Netherlands the wrong one alone. The fourth has all of them right, though "GB" for Gibraltar and Jersey
# unless it is asked for territories.
# Packages: which-country 1.0.0, country-reverse-geocoding 0.2.2, country-iso 2.0.5, @rapideditor/country-coder 5.6.1; seen 30 November 2026.
# With us the country of a home comes from its address, never from its point.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund which-country@1.0.0 country-reverse-geocoding@0.2.2 country-iso@2.0.5 @rapideditor/country-coder@5.6.1
node --input-type=module -e "
import { iso1A2Code } from '@rapideditor/country-coder'
import countryIso from 'country-iso'
import countryReverseGeocoding from 'country-reverse-geocoding'
import whichCountry from 'which-country'
const PLACES = {
  'Key West': [24.555, -81.8, ''],
  'Miami Beach': [25.79, -80.13, ''],
  Coronado: [32.686, -117.178, ''],
  Westerland: [54.9, 8.31, ''],
  Newport: [50.69, -1.3, ''],
  Vaduz: [47.14, 9.52, 'AUT'],
  Monaco: [43.7384, 7.4246, 'FRA'],
  Gibraltar: [36.1408, -5.3536, 'ESP'],
}
const { country_reverse_geocoding: reverse } = countryReverseGeocoding
const seen = Object.entries(PLACES).map(([place, [latitude, longitude]]) => [
  place,
  whichCountry([longitude, latitude]) ?? '',
  reverse().get_country(latitude, longitude)?.code ?? '',
  countryIso.get(latitude, longitude).join(),
  iso1A2Code([longitude, latitude]),
])
console.table(seen)
const baarle = [countryIso.get(51.44, 4.929).join(), iso1A2Code([4.929, 51.44])].join()
const territory = iso1A2Code([-5.3536, 36.1408], { level: 'territory' })
console.log('Baarle-Hertog, of Belgium:', baarle, '· Gibraltar as a territory:', territory)
const expected = Object.values(PLACES).map(([, , country]) => country).join()
const isSame = [1, 2].every((column) => seen.map((row) => row[column]).join() === expected)
if (!isSame || baarle !== 'NLD,BE' || territory !== 'GI' || seen.some((row) => row[4] === '')) {
  console.error('The behaviour has changed')
  process.exit(1)
}"
