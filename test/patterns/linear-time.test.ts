import type { Gazetteer } from 'gazetteer'
import { describeLine, mentionReplacer, takeUnit } from 'gazetteer/address'
import { beforeAll, expect, test } from 'vitest'
import type { Address } from '#contract/address'
import { MAX_LOCATION_LENGTH } from '#contract/property-reference'
import { percentOf } from '../../packages/listing-text/test/percent-of.ts'
import { accepts } from '../../src/server/platform/answer-cache/encoding.ts'
import { isId, keyOf } from '../../src/server/platform/db/keyset.ts'
import { likenessOf } from '../../src/server/platform/db/typing-error.ts'
import { isNotModified, requireMatch } from '../../src/server/platform/http/preconditions.ts'
import { readAbsoluteForm } from '../../src/server/platform/http/request-target.ts'
import { originOf } from '../../src/server/platform/web-page/origin.ts'
import { factsIn, unclearFact } from '../../src/server/product/export/listing-csv.rules.ts'
import { columnsOf } from '../../src/server/product/feed/reading/csv-columns.ts'
import { byteRange } from '../../src/server/product/image/byte-range.ts'
import { shownLocation, shownParts, shownText } from '../../src/server/product/place/shown-address.ts'
import { pricedAs } from '../../src/server/product/property/property.rules.ts'
import { partsOfSale } from '../../src/server/product/sold-price/sale-address.ts'
import { soldFormatOf } from '../../src/server/product/sold-price/sold-formats.ts'
import { openedGazetteer } from '../../src/server/providers/geocoder/gazetteer-data.ts'
import { slowTexts } from './growth.ts'
import { type TextReader, textReadersBelow } from './text-readers.ts'

let gazetteer: Gazetteer
beforeAll(async () => {
  gazetteer = await openedGazetteer()
})

/** These open files, or are given texts of our own alone. */
const notOfStrangers = [
  'platform/db/tables/columns.ts: moment',
  'platform/embedded-postgres/database-json.ts: keysFile',
  'platform/logging/log-destination.ts: openLogFile',
  'platform/logging/report-crashes.ts: reportCrashes',
]
/** The functions that need no more than a text, so that a new one is timed by itself. */
const alone = {
  ...(await textReadersBelow('packages/feed-formats/src', [])),
  ...(await textReadersBelow('packages/gazetteer/src', [])),
  ...(await textReadersBelow('packages/listing-text/src', [])),
  ...(await textReadersBelow('src/server', notOfStrangers)),
}

const address = { unit: 'Flat 1', houseNumber: '12', street: 'Mill Lane', postcode: 'BA1 1AA', country: 'GB' }
/** An address, each part of which is this text. */
const allOf = (text: string): Address => ({
  unit: text,
  building: text,
  houseNumber: text,
  street: text,
  locality: text,
  town: text,
  region: text,
  postcode: text,
})

/** The functions that need more than a text. */
const withMore: Record<string, TextReader> = {
  accepts: (text) => accepts(text, 'br'),
  byteRange: (text) => byteRange(text, 1_000),
  columnsOf: (text) => columnsOf(text.split(',')),
  comparedAddress: (text) => gazetteer.comparedAddress(allOf(text)),
  describeLine,
  factsIn: (text) => factsIn({ bedrooms: text, area: text, features: text, pictures: text, market: text }),
  isNotModified: (text) => isNotModified({ 'if-none-match': text }, '"a"'),
  keyOf: (text) => keyOf(text, (key): key is string[] => Array.isArray(key) && key.every(isId)),
  likenessOf: (text) => likenessOf(text, 'manchester'),
  locate: (text) => gazetteer.locate(text, 'GB'),
  mentionReplacer: (text) =>
    mentionReplacer(['a a a a a b', '1 1 1 1 1 2', 'aaaaab', `${'aaa’a '.repeat(20)}b`])(text, ''),
  originOf: (text) => originOf({ protocol: 'http', host: text }),
  partsOfSale: (text) =>
    partsOfSale({ unit: text, house: text, street: text, locality: text, town: text, postcode: text }),
  percentOf: (text) => percentOf(text, `${text}.`),
  pricedAs: (text) => pricedAs({ price: text }, { currency: 'EUR' }),
  readAbsoluteForm: (text) => readAbsoluteForm({ url: `http://${text}`, headers: {}, rawHeaders: [] }),
  readAddress: (text) => gazetteer.readAddress(text, 'GB'),
  requireMatch: (text) => requireMatch({ 'if-match': text }, '"a"'),
  shownLocation: (text) => shownLocation({ ...allOf(text), country: 'GB' }, 'town', text.slice(0, MAX_LOCATION_LENGTH)),
  shownParts: (text) => shownParts({ ...allOf(text), country: 'GB' }, 'town'),
  shownText: (text) => shownText(text, address, 'town', text.slice(0, MAX_LOCATION_LENGTH)),
  soldFormatOf: (text) => soldFormatOf(text.split(','), 'GBP'),
  takeUnit,
  unclearFact: (text) => unclearFact({ bedrooms: text, area: text }),
}

test('finds the functions that are given one text by a stranger', () => {
  const found = ['source/html-text.ts: plainText', 'address/unit-parts.ts: unitParts']
  expect(Object.keys(alone)).toEqual(expect.arrayContaining(found))
  expect(Object.keys(alone).length).toBeGreaterThan(100)
})

test.each(Object.entries({ ...alone, ...withMore }))(
  '%s takes time that grows with the length of a text, not with its square',
  { tags: ['all'], timeout: 120_000 },
  (_, read) => {
    expect(slowTexts(read)).toEqual([])
  },
)
