#!/usr/bin/env bash
# The guess: libraries that write numbers in words, for cheques and contracts, write the round price of a deed rightly in the languages that they
# list: "veintiún mil", "eine Million", "deux cent mille", "um milhão e cem mil", "ventunomila".
# What happens: one with 135 locales writes none of these: "Veintiuno Mil", "Eins Million", "Deux Cents Mille", "Um Milhões Cem Mil"; nor does
# another, which answers in English, without a word, for the languages that it lacks. The third writes four of five and no "veintiún mil".
# Packages: to-words 5.7.0, written-number 0.11.1, n2words 4.0.0; seen 30 November 2026. We write amounts in digits.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund to-words@5.7.0 written-number@0.11.1 n2words@4.0.0
cat >seen.mjs <<'CODE'
import { ToWords } from 'to-words'
import writtenNumber from 'written-number'
const deeds = {
  'es-ES': [21_000, 'veintiún mil'],
  'de-DE': [1_000_000, 'eine million'],
  'fr-FR': [200_000, 'deux cent mille'],
  'pt-PT': [1_100_000, 'um milhão e cem mil'],
  'it-IT': [21_000, 'ventunomila'],
}
const right = []
for (const [locale, [price, words]] of Object.entries(deeds)) {
  const { toCardinal } = await import(`n2words/${locale}`)
  const written = [
    new ToWords({ localeCode: locale }).convert(price),
    writtenNumber(price, { lang: locale === 'pt-PT' ? 'ptPT' : locale.slice(0, 2) }),
    toCardinal(price),
  ]
  console.log(price, words, '|', written.join(' | '))
  right.push(written.map((each) => (each.toLowerCase() === words ? 1 : 0)).join(''))
}
if (right.join() !== '000,001,001,001,001') {
  console.error('The behaviour has changed: which of three write the price rightly, by language:', right)
  process.exit(1)
}
CODE
node seen.mjs
