#!/usr/bin/env bash
# The guess: a library that reads number words, and shows "twenty thousand five hundred and sixty nine" as its example, reads the price of
# a home in words; what it cannot read it leaves, or refuses.
# What happens: if the thousands are a sum, its parts are read one by one: "six hundred and fifty thousand" is 50,600, "one hundred and twenty five
# thousand" 5,120; "three hundred thousand" is right. Its fork does the same. A third library reads these, but "two and a half million" as
# 2,000,000 and "one point two million" as 1.2. None says that it left something out.
# Packages: words-to-numbers 1.5.1, @insomnia-dev/words-to-numbers 2.2.0, numbered 1.1.0; seen 30 November 2026. We read amounts in digits, at
# most with a word for thousands or millions after them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund words-to-numbers@1.5.1 @insomnia-dev/words-to-numbers@2.2.0 numbered@1.1.0
cat >seen.cjs <<'CODE'
const { wordsToNumbers } = require('words-to-numbers')
const fork = require('@insomnia-dev/words-to-numbers')
const { parse } = require('numbered')
const prices = {
  'three hundred thousand': [300_000, 300_000, 300_000],
  'one hundred and twenty five thousand': [5_120, 5_120, 125_000],
  'six hundred and fifty thousand': [50_600, 50_600, 650_000],
  'two and a half million': ['2 and 1 half 1000000', '2 and a half 1000000', 2_000_000],
  'one point two million': ['NaN', 'NaN', 1.2],
}
let changed = false
for (const [words, seen] of Object.entries(prices)) {
  const read = [wordsToNumbers(words), fork.wordsToNumbers(words), parse(words)].map((each) => (Number.isNaN(each) ? 'NaN' : each))
  console.log(words, '|', read.join(' | '))
  if (JSON.stringify(read) !== JSON.stringify(seen)) {
    console.error('The behaviour has changed: the three read', words, 'as', read)
    changed = true
  }
}
process.exit(changed ? 1 : 0)
CODE
node seen.cjs
