#!/usr/bin/env bash
# The guess: two libraries that check the postcodes of most countries differ in details, new forms say; the usual code of a country passes both.
# What happens: of Argentina, Azerbaijan and El Salvador none passes both. Argentina's 1425, as most people write it, is wrong to one, and its full
# form, C1425AAB, to the other; so are "1000" and "AZ 1000" of Baku, "CP 1101" and "1101" of San Salvador. A form that is checked on the page by
# one and on the server by the other cannot be sent from there.
# Packages: postcode-validator 3.10.22, postal-codes-js 2.5.2; seen 30 November 2026. We refuse no postcode for its pattern: patterns help to tell
# towns of one name apart.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund postcode-validator@3.10.22 postal-codes-js@2.5.2
cat >seen.cjs <<'CODE'
const { postcodeValidator } = require('postcode-validator')
const { validate } = require('postal-codes-js')
const forms = {
  AR: ['1425', 'C1425AAB', 'C 1425 AAB'],
  AZ: ['1000', 'AZ1000', 'AZ 1000', 'AZ-1000'],
  SV: ['1101', '01101', 'CP 1101', 'CP1101'],
  UY: ['11600'],
}
const passing = Object.entries(forms).map(([country, codes]) => {
  const [byFirst, bySecond] = [codes.filter((code) => postcodeValidator(code, country)), codes.filter((code) => validate(country, code) === true)]
  console.log(country, '| one accepts', byFirst.join(', '), '| the other', bySecond.join(', '))
  if (byFirst.length === 0 || bySecond.length === 0) throw new Error(`A library accepts none of these of ${country}`)
  return country + byFirst.filter((code) => bySecond.includes(code)).length
})
if (passing.join() !== 'AR0,AZ0,SV0,UY1') {
  console.error('The behaviour has changed: how many forms of a postcode pass both:', passing)
  process.exit(1)
}
CODE
node seen.cjs
