import { beforeAll, expect, test } from 'vitest'
import type { Address } from '#contract/address'
import { MAX_LOCATION_LENGTH } from '#contract/property-reference'
import { accepts } from '../../src/server/platform/answer-cache/encoding.ts'
import { isId, keyOf } from '../../src/server/platform/db/keyset.ts'
import { likenessOf } from '../../src/server/platform/db/typing-error.ts'
import { isNotModified, requireMatch } from '../../src/server/platform/http/preconditions.ts'
import { readAbsoluteForm } from '../../src/server/platform/http/request-target.ts'
import { originOf } from '../../src/server/platform/web-page/origin.ts'
import { comparedAddress } from '../../src/server/product/address/address-key.ts'
import { equalPercent } from '../../src/server/product/evidence/checks/same-text.ts'
import { factsIn, unclearFact } from '../../src/server/product/export/listing-csv.rules.ts'
import { qualified } from '../../src/server/product/feed/formats/blm-kinds.ts'
import { columnsOf } from '../../src/server/product/feed/formats/csv-columns.ts'
import { pointIn } from '../../src/server/product/feed/formats/values.ts'
import { byteRange } from '../../src/server/product/image/byte-range.ts'
import { withoutMentions } from '../../src/server/product/place/address-mentions.ts'
import { shownLocation, shownParts, shownText } from '../../src/server/product/place/shown-address.ts'
import { pricedAs } from '../../src/server/product/property/property.rules.ts'
import { partsOfSale } from '../../src/server/product/sold-price/sale-address.ts'
import { soldFormatOf } from '../../src/server/product/sold-price/sold-formats.ts'
import { readHome } from '../../src/server/providers/geocoder/address/home-lines.ts'
import {
  isPlaceName,
  type PlaceNames,
  readPlaces,
  regionCodes,
} from '../../src/server/providers/geocoder/address/place-line.ts'
import { takePostcode } from '../../src/server/providers/geocoder/address/postcode-line.ts'
import { addressReader } from '../../src/server/providers/geocoder/address/read-address.ts'
import { withoutSigns } from '../../src/server/providers/geocoder/address/without-signs.ts'
import { locateTown } from '../../src/server/providers/geocoder/gazetteer/locate-town.ts'
import { namesOf } from '../../src/server/providers/geocoder/gazetteer/location-parts.ts'
import { openGazetteer } from '../../src/server/providers/geocoder/gazetteer/open-gazetteer.ts'
import { slowTexts } from './growth.ts'
import { type TextReader, textReadersBelow } from './text-readers.ts'

let names: PlaceNames
beforeAll(async () => {
  names = await openGazetteer()
})

/** These open files, or are given texts of our own alone. */
const notOfStrangers = [
  'platform/db/tables/columns.ts: moment',
  'platform/embedded-postgres/database-json.ts: keysFile',
  'platform/logging/log-destination.ts: openLogFile',
  'platform/logging/report-crashes.ts: reportCrashes',
]
/** The functions that need no more than a text, so that a new one is timed by itself. */
const alone = await textReadersBelow('src/server', notOfStrangers)

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
const linesOf = (text: string): string[] => text.split(/[,\n]/)

/** The functions that need more than a text. */
const withMore: Record<string, TextReader> = {
  accepts: (text) => accepts(text, 'br'),
  addressReader: (text) => addressReader(names, 'GB')(text),
  byteRange: (text) => byteRange(text, 1_000),
  columnsOf: (text) => columnsOf(text.split(','), 'homes.csv'),
  comparedAddress: (text) => comparedAddress(names, allOf(text)),
  equalPercent: (text) => equalPercent(text, `${text}.`),
  factsIn: (text) => factsIn({ bedrooms: text, area: text, features: text, pictures: text, market: text }),
  isNotModified: (text) => isNotModified({ 'if-none-match': text }, '"a"'),
  isPlaceName: (text) => isPlaceName(names, text),
  keyOf: (text) => keyOf(text, (key): key is string[] => Array.isArray(key) && key.every(isId)),
  likenessOf: (text) => likenessOf(text, 'manchester'),
  locateTown: (text) => locateTown({ ...names, homeCountry: 'GB' }, text),
  namesOf: (text) => namesOf({ text }),
  originOf: (text) => originOf({ protocol: 'http', host: text }),
  partsOf: (text) => names.partsOf(text),
  partsOfSale: (text) =>
    partsOfSale({ unit: text, house: text, street: text, locality: text, town: text, postcode: text }),
  pointIn: (text) => pointIn(text, text),
  pricedAs: (text) => pricedAs(text, { currency: 'EUR' }),
  qualified: (text) => qualified(text, text),
  readAbsoluteForm: (text) => readAbsoluteForm({ url: `http://${text}`, headers: {}, rawHeaders: [] }),
  readHome: (text) => readHome(names, linesOf(text), { country: 'GB' }),
  readPlaces: (text) => readPlaces(names, linesOf(text), {}),
  regionCodes: (text) => regionCodes(names, text, undefined),
  requireMatch: (text) => requireMatch({ 'if-match': text }, '"a"'),
  shownLocation: (text) => shownLocation({ ...allOf(text), country: 'GB' }, 'town', text.slice(0, MAX_LOCATION_LENGTH)),
  shownParts: (text) => shownParts({ ...allOf(text), country: 'GB' }, 'town'),
  shownText: (text) => shownText(text, address, 'town', text.slice(0, MAX_LOCATION_LENGTH)),
  soldFormatOf: (text) => soldFormatOf(text.split(','), 'GBP'),
  takePostcode: (text) => takePostcode(names, linesOf(text)),
  unclearFact: (text) => unclearFact({ bedrooms: text, area: text }),
  withoutMentions: (text) =>
    withoutMentions(text, ['a a a a a b', '1 1 1 1 1 2', 'aaaaab', `${'aaa’a '.repeat(20)}b`], ''),
  withoutSigns: (text) => withoutSigns(text, '.:-', ':-'),
}

test('finds the functions that are given one text by a stranger', () => {
  const found = ['product/feed/source/html-text.ts: plainText', 'providers/geocoder/address/unit-parts.ts: unitParts']
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
