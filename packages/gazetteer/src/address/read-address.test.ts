import { expect, test } from 'vitest'
import { placeData } from '../../test/opened-gazetteer.ts'
import { addressesByCountry } from '../../test/samples.ts'
import { placeKey, regionKey } from '../place/place-key.ts'
import type { AddressParts } from './address-parts.ts'
import { readAddress } from './read-address.ts'

const names = placeData()
const read = (text: string) => readAddress(names, text)

test.each<[string, AddressParts]>([
  [
    'Flat 3, 12 Mill Lane, Bath, BA1 1AA, United Kingdom',
    { unit: 'Flat 3', houseNumber: '12', street: 'Mill Lane', town: 'Bath', postcode: 'BA1 1AA', country: 'GB' },
  ],
  [
    '1418 Larkspur Lane, Springfield, IL 62704',
    {
      houseNumber: '1418',
      street: 'Larkspur Lane',
      town: 'Springfield',
      region: 'IL',
      postcode: '62704',
      country: 'US',
    },
  ],
  [
    '221 1/2 Baker St, Springfield, IL 62704',
    { houseNumber: '221 1/2', street: 'Baker St', town: 'Springfield', region: 'IL', postcode: '62704', country: 'US' },
  ],
  [
    'Poststraße 2½, 04109 Leipzig, Germany',
    { houseNumber: '2½', street: 'Poststraße', town: 'Leipzig', postcode: '04109', country: 'DE' },
  ],
  [
    'Amselgasse 17, 04109 Leipzig, Germany',
    { houseNumber: '17', street: 'Amselgasse', town: 'Leipzig', postcode: '04109', country: 'DE' },
  ],
  [
    'Flat 4, Rosewood House, 24 Mill Lane, Larkford, ZE2 9XX',
    {
      unit: 'Flat 4',
      building: 'Rosewood House',
      houseNumber: '24',
      street: 'Mill Lane',
      town: 'Larkford',
      postcode: 'ZE2 9XX',
      country: 'GB',
    },
  ],
  ['Mill Lane Bath BA1 1AA', { street: 'Mill Lane', town: 'Bath', postcode: 'BA1 1AA', country: 'GB' }],
  [
    '22 Mill Ln, Flat 5, Didsbury, Manchester',
    { unit: 'Flat 5', houseNumber: '22', street: 'Mill Ln', locality: 'Didsbury', town: 'Manchester', country: 'GB' },
  ],
  [
    '2/18 Smith Street, Richmond NSW 2753',
    {
      unit: '2',
      houseNumber: '18',
      street: 'Smith Street',
      town: 'Richmond',
      region: 'NSW',
      postcode: '2753',
      country: 'AU',
    },
  ],
  [
    '402-1230 Maple Street, Vancouver, BC V6B 1A1',
    {
      unit: '402',
      houseNumber: '1230',
      street: 'Maple Street',
      town: 'Vancouver',
      region: 'BC',
      postcode: 'V6B 1A1',
      country: 'CA',
    },
  ],
  [
    'Calle Mayor, 5, 3º B, 28013 Madrid',
    { unit: '3º B', houseNumber: '5', street: 'Calle Mayor', town: 'Madrid', postcode: '28013', country: 'ES' },
  ],
  [
    '12 rue de la Paix 75002 Paris',
    { houseNumber: '12', street: 'rue de la Paix', town: 'Paris', postcode: '75002', country: 'FR' },
  ],
  [
    'Via Roma 12, int. 4, 20121 Milano (MI)',
    {
      unit: 'int. 4',
      houseNumber: '12',
      street: 'Via Roma',
      town: 'Milano',
      region: 'MI',
      postcode: '20121',
      country: 'IT',
    },
  ],
  [
    'Gartengasse 12/2/5, 1050 Wien',
    { unit: '2/5', houseNumber: '12', street: 'Gartengasse', town: 'Wien', postcode: '1050', country: 'AT' },
  ],
  [
    'ul. Długa 5/12, 00-238 Warszawa',
    { unit: '12', houseNumber: '5', street: 'ul. Długa', town: 'Warszawa', postcode: '00-238', country: 'PL' },
  ],
  [
    'Keizersgracht 12-2, 1015 CJ Amsterdam',
    { unit: '2', houseNumber: '12', street: 'Keizersgracht', town: 'Amsterdam', postcode: '1015 CJ', country: 'NL' },
  ],
  [
    'Bağdat Cad. No: 45 D: 6, Kadıköy, İstanbul',
    { unit: 'D: 6', houseNumber: '45', street: 'Bağdat Cad.', town: 'Kadıköy', region: 'İstanbul', country: 'TR' },
  ],
  [
    'Rua Augusta 500, apto 101, São Paulo - SP',
    { unit: 'apto 101', houseNumber: '500', street: 'Rua Augusta', town: 'São Paulo', region: 'SP', country: 'BR' },
  ],
  [
    'Apartment 1203, Marina Heights Tower, Dubai Marina, Dubai, UAE',
    { unit: 'Apartment 1203', building: 'Marina Heights Tower', town: 'Dubai Marina', region: 'Dubai', country: 'AE' },
  ],
  [
    '12 Mill Lane Bath BA1 1AA',
    { houseNumber: '12', street: 'Mill Lane', town: 'Bath', postcode: 'BA1 1AA', country: 'GB' },
  ],
  ['London SW19', { town: 'London', postcode: 'SW19', country: 'GB' }],
  ['Manchester, UK', { town: 'Manchester', country: 'GB' }],
  ['3011 Bern', { town: 'Bern', postcode: '3011', country: 'CH' }],
  ['Bright flat in central Manchester', { locality: 'Bright flat in central', town: 'Manchester', country: 'GB' }],
])('reads the parts of %s', (text, parts) => {
  expect(read(text)).toEqual(parts)
})

test('takes a text without a country, whose town it does not know, as one of the site’s own', () => {
  const text = '12 Mill Lane, Larkford'
  const parts = { houseNumber: '12', street: 'Mill Lane', town: 'Larkford' }
  expect(read(text)).toEqual(parts)
  expect(readAddress(names, text, 'GB')).toEqual({ ...parts, country: 'GB' })
})

const wordsOf = (text: string): string[] => placeKey(text).split(' ').filter(Boolean)

test('keeps every word of addresses of many countries, but for the name of the country', () => {
  const { regions } = names
  const lost = addressesByCountry.flatMap(({ address }) => {
    const { country, ...parts } = read(address)
    const kept = new Set(Object.values(parts).flatMap(wordsOf))
    const words = wordsOf(address).filter((word) => !kept.has(word))
    const name = words.join(' ')
    const isName = [name, regionKey(name), placeKey(address.split(',').at(-1) ?? '')].some(regions.named)
    const isCountry = country !== undefined && (isName || name.length <= 2) // "F-75001", "NZ"
    return words.length === 0 || isCountry ? [] : [`${address}: ${words.join(' ')}`]
  })
  expect(lost).toEqual([])
})

test('tells the country of nine in ten addresses of the world', () => {
  const right = addressesByCountry.filter(({ address, country }) => read(address).country === country)
  expect(right.length / addressesByCountry.length).toBeGreaterThan(0.9)
})

test('reads a thousand addresses a second', () => {
  const texts = addressesByCountry.map(({ address }) => address)
  const rates = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    for (const text of texts) read(text)
    const { user, system } = process.cpuUsage(before)
    return texts.length / ((user + system) / 1e6)
  })
  expect(Math.max(...rates)).toBeGreaterThan(1_000)
})

test.each([
  '1',
  'a',
  '1 ',
  'a ',
  '1,',
  'flat ',
  'flat 1 ',
  '1-',
  '3º',
  'mill lane ',
  '/',
  '1/',
  '#',
  'no ',
  ' ',
  ', ',
  'a1',
  'é',
  'St ',
  '(',
])('reads a text of nothing but %j within its limit, and keeps what is behind it', (piece) => {
  const text = piece.repeat(10_000)
  const before = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(2_000) // ms, as other tests run in the same process
})
