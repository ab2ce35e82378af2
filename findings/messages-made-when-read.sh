#!/usr/bin/env bash
# The guess: what safeParse returns is complete, so that a message that depends on the language of a request is made in the language that was
# set while a value was parsed, as with zod 4.0.
# What happens: since 4.6 the messages are made when `error` is read for the first time. A server that sets the language around safeParse and
# reads `error` after it answers in whatever language is set then, without any failure. The same holds for messages that name the time.
# Packages: zod 4.0.0 and 4.6.7; seen 30 November 2026. We read the messages within the language, and a test asks in three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zod-eager@npm:zod@4.0.0 zod-lazy@npm:zod@4.6.7
cat >read.mjs <<'JS'
import * as eager from 'zod-eager/mini'
import * as lazy from 'zod-lazy/mini'

let language = 'en'
const texts = { en: 'Name is required', de: 'Bitte einen Namen angeben' }
const messageIn = (z, wanted) => {
  const Name = z.string({ error: () => texts[language] })
  const before = language
  language = wanted
  const result = Name.safeParse(undefined)
  language = before
  return result.error.issues[0].message
}
const seen = { 'zod 4.0.0': messageIn(eager, 'de'), 'zod 4.6.7': messageIn(lazy, 'de') }
console.log(seen)
if (seen['zod 4.0.0'] !== texts.de || seen['zod 4.6.7'] !== texts.en) {
  console.error('The behaviour has changed: both versions make messages at the same time.')
  process.exit(1)
}
JS
node read.mjs
