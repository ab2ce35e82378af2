#!/usr/bin/env bash
# The guess: the most used XML reader of npm gives the text of an element, so that <plz>01234</plz> of an OpenImmo file is "01234".
# What happens: by default texts that look like numbers become numbers, elements one by one: the postcode 01234 is 1234, the house number
# 1e5 is 100000, the unit 0x1F is 31, the reference 4.0 is 4; a long reference stays a text.
# Package: fast-xml-parser 5.12.1; seen 28 November 2026. Our tests read files for portals with parseTagValue: false.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fast-xml-parser@5.12.1
node --input-type=module -e "
import { XMLParser } from 'fast-xml-parser'
const geo = '<geo><plz>01234</plz><hausnummer>1e5</hausnummer><wohnungsnr>0x1F</wohnungsnr><nr>4.0</nr><id>12345678901234567890</id></geo>'
const read = new XMLParser().parse(geo).geo
const asText = new XMLParser({ parseTagValue: false }).parse(geo).geo
console.log('by default:', read)
console.log('with parseTagValue: false:', asText)
if (read.plz !== 1234 || read.hausnummer !== 100000 || read.wohnungsnr !== 31 || asText.plz !== '01234') {
  console.error('The behaviour has changed: postcodes and numbers of houses keep their text.')
  process.exit(1)
}"
