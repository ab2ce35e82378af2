import { expect, test } from 'vitest'
import { openedGazetteer } from '../../test/opened-gazetteer.ts'
import { addresses, addressesByCountry } from '../../test/samples.ts'

const gazetteer = await openedGazetteer()
const locate = (location: string) => gazetteer.locate(location).place
const pointOf = (location: string) => {
  const place = locate(location)
  return place && [Math.round(place.latitude * 10) / 10, Math.round(place.longitude * 10) / 10]
}

const kilometresFrom = (location: string, [latitude = 0, longitude = 0]: number[]) => {
  const place = locate(location)
  const narrower = Math.cos((latitude * Math.PI) / 180)
  return place && 111.2 * Math.hypot(place.latitude - latitude, (place.longitude - longitude) * narrower)
}

/** From the middle of a town to its districts. */
const MAX_KM_OFF = 25

test.each([
  ['Peel Brow, Ramsbottom, Bury, BL0 0AG', [53.6, -2.3]],
  ['Clapton Row, Bourton-on-the-Water, Gloucestershire, United Kingdom', [51.9, -1.8]],
  ['Fore Street, St. Ives, Cornwall, UK', [50.2, -5.5]],
  ['Gulf Shore Lane, Anna Maria Island, Florida', [27.5, -82.7]],
  ['417 Maple Bend, Naperville, IL 60540', [41.8, -88.1]],
  ['München, Germany', [48.1, 11.6]],
  ['Bright flat in central Manchester', [53.5, -2.2]],
])('“%s” is found as its agent wrote it', (location, point) => {
  expect(pointOf(location)).toEqual(point)
})

test.each([
  ['Paris', [48.9, 2.3]],
  ['Paris, Texas', [33.7, -95.6]],
  ['Portland', [45.5, -122.7]],
  ['Portland, Maine', [43.7, -70.3]],
  ['Atlanta, Georgia', [33.7, -84.4]],
  ['Tbilisi, Georgia', [41.7, 44.8]],
  ['New York', [40.7, -74]],
  ['Rhinebeck, New York', [41.9, -73.9]],
  ['Newport, NP20 1AA', [51.6, -3]],
  ['Richmond, BC', [49.2, -123.1]],
])('of the places of one name “%s” is the one that the rest of it says, and else the biggest', (location, point) => {
  expect(pointOf(location)).toEqual(point)
})

test('a part of a town is near it: a namesake elsewhere is not taken for it', () => {
  expect(pointOf('Main Street, Didsbury, Manchester')).toEqual([53.4, -2.2])
  expect(pointOf('Main Street, Didsbury, Alberta')).toEqual([51.7, -114.1])
  expect(pointOf('Higher Lane, Astley, Wigan, WN1 1AA')).toEqual(pointOf('Wigan'))
})

test('a postcode places a home whose town the gazetteer does not have, near the town of its area', () => {
  expect(pointOf('Massie Street, Cheadle, SK8 1AA')).toEqual(pointOf('Stockport'))
})

test.each(['Church Lane, Lustleigh, Devon', 'Church Lane, Lustleigh, United Kingdom', 'The Oast, Tinyplace, Kent'])(
  '“%s”, whose village is not known, is placed nowhere rather than at a namesake of its county',
  (location) => {
    expect(locate(location)).toBeUndefined()
  },
)

test.each([
  ['Camden, London NW1', [51.5, -0.1]],
  ['Hackney, London E8', [51.5, -0.1]],
  ['Kensington, London W8', [51.5, -0.2]],
  ['Stratford, London E15', [51.5, 0]],
  ['London SW1', [51.5, -0.1]],
  ['Leith, Edinburgh EH6', [56, -3.2]],
  ['Birmingham B1', [52.5, -1.9]],
  ['Dublin 4', [53.3, -6.3]],
  ['Praha 1', [50.1, 14.4]],
  ['Wien 1010', [48.2, 16.4]],
  ['1010 Wien', [48.2, 16.4]],
  ['28013 Madrid', [40.4, -3.7]],
  ['00-590 Warszawa, Polska', [52.2, 21]],
  ['1012 AB Amsterdam', [52.4, 4.9]],
  ['Paris 8e', [48.9, 2.3]],
  ['Lyon 3ème, France', [45.7, 4.8]],
  ['Budapest XIV.', [47.5, 19]],
])('finds the town of “%s” next to a district or postcode', (location, point) => {
  expect(kilometresFrom(location, point)).toBeLessThan(20)
})

test.each([
  ['344 Hay St, Subiaco, WA, 6008', [-31.9, 115.8]],
  ['Perth, WA', [-32, 115.9]],
  ['Newcastle, NSW', [-32.9, 151.8]],
  ['Sydney NSW 2000', [-33.9, 151.2]],
  ['Richmond VIC 3121', [-37.8, 145]],
  ['Darwin NT 0800', [-12.5, 130.8]],
  ['Birmingham, AL', [33.5, -86.8]],
  ['Cambridge, MA 02139', [42.4, -71.1]],
  ['Toronto ON M5V 2T6', [43.7, -79.4]],
  ['Rio de Janeiro - RJ, Brasil', [-22.9, -43.2]],
  ['Milano MI', [45.5, 9.2]],
  ['8001 Zürich ZH', [47.4, 8.5]],
  ['Johannesburg, Gauteng', [-26.2, 28]],
  ['Berlin, DE', [52.5, 13.4]],
  ['Cartagena, CO', [10.4, -75.5]],
])('the code or name of a region settles where “%s” is', (location, point) => {
  expect(kilometresFrom(location, point)).toBeLessThan(20)
})

test.each([
  ['Amsterdam, Nederland', [52.4, 4.9]],
  ['München, Deutschland', [48.1, 11.6]],
  ['Sevilla, España', [37.4, -6]],
  ['Wien, Österreich', [48.2, 16.4]],
  ['Kadıköy, İstanbul, Türkiye', [41, 29]],
  ['Praha 3, Česko', [50.1, 14.4]],
  ['Galway, Éire', [53.3, -9]],
  ['Ramallah, Palestine', [31.9, 35.2]],
  ['Stanley, Falkland Islands', [-51.7, -57.9]],
  ['St Peter Port, Guernsey', [49.5, -2.5]],
  ['Douglas, Isle of Man', [54.2, -4.5]],
  ['St Helier, Jersey', [49.2, -2.1]],
  ['Nukuʻalofa, Tonga', [-21.1, -175.2]],
  ['Valletta, Malta', [35.9, 14.5]],
  ['Victoria, Seychelles', [-4.6, 55.5]],
  ['Georgetown, Guyana', [6.8, -58.2]],
  ['Kingston, Jamaica', [18, -76.8]],
])('the country of “%s” is understood in its own language, however small it is', (location, point) => {
  expect(kilometresFrom(location, point)).toBeLessThan(30)
})

test.each([
  'Stanley, Xyzland',
  'Richmond, Qwzxy',
  'Nederland',
  'Tinyplace, Palestine',
  'Springfield, ZZ',
  'Tinyplace, WA',
])('“%s”, which is not understood, is placed nowhere rather than at a namesake elsewhere in the world', (location) => {
  expect(locate(location)).toBeUndefined()
})

test('a town that is by far the biggest of its name, or that has the part before it, needs no more to be understood', () => {
  expect(pointOf('Amsterdam, near the canal')).toEqual([52.4, 4.9])
  expect(pointOf('Didsbury, Manchester, near the tram')).toEqual([53.4, -2.2])
})

test('addresses of more than a hundred countries are found in their town, and none at a namesake', () => {
  const nowhere: string[] = []
  const namesakes: string[] = []
  for (const { country, address, latitude, longitude } of addressesByCountry) {
    const km = kilometresFrom(address, [latitude, longitude])
    if (km === undefined) nowhere.push(address)
    else if (km > MAX_KM_OFF) namesakes.push(`${address} (${country}): ${Math.round(km)} km off`)
  }
  expect(namesakes).toEqual([])
  expect(nowhere.length / addressesByCountry.length, nowhere.join('; ')).toBeLessThan(0.03)
  expect(new Set(addressesByCountry.map(({ country }) => country)).size).toBeGreaterThan(100)
})

test.each([
  'Cambridge',
  'Springfield, USA',
  'Boston, Xyzshire',
  'London, WA',
  'Main Street, Franklin',
  'Zermatt, Xyzland',
  '12 Rue de Lyon',
  'Via Milano 5',
])('“%s”, which may be in several places or is no town, is placed nowhere', (location) => {
  expect(locate(location)).toBeUndefined()
})

test('a location of the greatest length takes no longer than a blink', () => {
  locate('London')
  const began = performance.now()
  for (const text of ['a,'.repeat(100), 'York, '.repeat(33), 'New York '.repeat(22)]) locate(text)
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('a location is found at the same point, whatever was looked up before it', () => {
  const all = [...addresses, ...addressesByCountry.map(({ address }) => address)]
  const first = new Map<string, unknown>()
  for (const address of all) first.set(address, locate(address))
  for (const address of all.toReversed()) expect(locate(address)).toEqual(first.get(address))
})

test('no ordinary address of any script is one that the gazetteer fails for', () => {
  for (const address of addresses) locate(address)
  expect(addresses.length).toBeGreaterThan(200)
})
