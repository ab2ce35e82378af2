import { expect, onTestFinished, test, vi } from 'vitest'
import { setBrand } from '#contract/brand'
import { everyFailure } from '../../../../test/fakes/failures.ts'
import { nominatimFake } from '../../../../test/fakes/nominatim-fake.ts'
import { GeocoderUnavailable } from './geocoder.ts'
import { nominatimGeocoder } from './nominatim.ts'

const opened = async (known?: Parameters<typeof nominatimFake>[0], limits = {}) => {
  const fake = await nominatimFake(known)
  onTestFinished(async () => void (await fake.close()))
  return { ...fake, geocoder: nominatimGeocoder({ ...fake.settings, everyMs: 0, milliseconds: 1_500, ...limits }) }
}

test.each([
  [30, 'exact'],
  [29, 'street'],
  [26, 'street'],
  [25, 'town'],
  [13, 'town'],
  [12, undefined],
  [4, undefined],
])('a place of rank %i has the precision %s', async (place_rank, precision) => {
  const { geocoder } = await opened({ there: { lat: '51.5', lon: '-0.1', place_rank } })
  expect((await geocoder.locate('there'))?.precision).toBe(precision)
})

test.each(everyFailure)('a geocoder that %s is unavailable, and is asked again', async (_what, is) => {
  const { geocoder, fail } = await opened({ there: { lat: '51.5', lon: '-0.1', place_rank: 30 } })
  fail({ is })
  await expect(geocoder.locate('there')).rejects.toBeInstanceOf(GeocoderUnavailable)
  fail(undefined)
  expect(await geocoder.locate('there')).toEqual({ latitude: 51.5, longitude: -0.1, precision: 'exact' })
})

test.each([
  { lat: '91', lon: '0', place_rank: 30 },
  { lat: '0', lon: '-181', place_rank: 30 },
])('a point that is not on Earth is none: %o', async (place) => {
  const { geocoder } = await opened({ there: place })
  expect(await geocoder.locate('there')).toBeUndefined()
})

test.each(['NaN', '1e9', '', '<b>'])('a latitude of “%s” is no answer', async (lat) => {
  const { geocoder } = await opened({ there: { lat, lon: '0', place_rank: 30 } })
  await expect(geocoder.locate('there')).rejects.toBeInstanceOf(GeocoderUnavailable)
})

test('it says who asks, and is asked once for one location, known or not', async () => {
  const { geocoder, asked } = await opened({ there: { lat: '51.5', lon: '-0.1', place_rank: 30 } })
  for (const location of ['there', 'nowhere', 'there', 'nowhere']) await geocoder.locate(location)
  expect(asked.map(({ q }) => q)).toEqual(['there', 'nowhere'])
  expect(asked[0]).toMatchObject({ userAgent: 'keyhaven (maps@homes.example)', email: 'maps@homes.example' })
})

test('it asks by the name of another brand, in letters that a header can have', async () => {
  const { geocoder, asked } = await opened()
  setBrand({ parts: ['Małe', ' Domy'] })
  await geocoder.locate('there')
  setBrand({})
  expect(asked[0]).toMatchObject({ userAgent: 'ma_e_domy (maps@homes.example)' })
})

test('asks for concurrent locations one after the other, with a pause', async () => {
  const everyMs = 40
  const { geocoder, asked } = await opened({}, { everyMs })
  await Promise.all(['a', 'b', 'c', 'd'].map((location) => geocoder.locate(location)))
  const pauses = asked.slice(1).map(({ at }, place) => at - (asked[place]?.at ?? 0))
  expect(asked.map(({ q }) => q)).toEqual(['a', 'b', 'c', 'd'])
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(everyMs - 5)
})

test('a clock that is put back a day causes no wait of a day', async () => {
  const { geocoder, asked } = await opened({}, { everyMs: 10 })
  await geocoder.locate('before')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 })
  onTestFinished(() => void vi.useRealTimers())
  await geocoder.locate('after')
  expect(asked.map(({ q }) => q)).toEqual(['before', 'after'])
})
