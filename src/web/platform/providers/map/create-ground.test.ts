// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch } from '../../../../../test/web/fake-fetch.ts'
import { createGround } from './create-ground.ts'
import { placeZoomOf } from './ground.ts'
import { streetsOf } from './streets.ts'

vi.mock('./streets.ts', () => ({ streetsOf: vi.fn() }))

const HEAD = 'HEAD /media/map.pmtiles'
const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mapmakers' }
const streets = {
  bounds: { west: -3, south: 53, east: -2, north: 54 },
  maxZoom: 18,
  placeZoom: 16,
  addTo: () => {},
}
const there = () => new Response(null, { headers: { etag: '"abc-1"' } })

beforeEach(() => {
  vi.mocked(streetsOf).mockReset().mockResolvedValue(streets)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
  onTestFinished(() => void vi.restoreAllMocks())
})

test('the streets of the operator’s file are shown in the version that is there now', async () => {
  fakeFetch({ [HEAD]: there() })
  const ground = await createGround({ mapFile: true })
  expect(ground).toMatchObject({ kind: 'land', streets })
  expect(streetsOf).toHaveBeenCalledWith(`${location.origin}/media/map.pmtiles?v=abc-1`)
})

test('they are shown over the operator’s tiles, where there are some', async () => {
  fakeFetch({ [HEAD]: there() })
  expect(await createGround({ mapFile: true, mapTiles })).toMatchObject({ kind: 'tiles', streets })
})

test('without the setting nothing is asked for', async () => {
  const sent = fakeFetch({})
  expect((await createGround({ mapFile: false })).streets).toBeUndefined()
  expect((await createGround({ mapFile: false, mapTiles })).streets).toBeUndefined()
  expect(sent).toEqual([])
})

test('without WebGL the embedded map is shown, and nothing is asked for', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const sent = fakeFetch({})
  const ground = await createGround({ mapFile: true })
  expect([ground.kind, ground.streets]).toEqual(['land', undefined])
  expect(sent).toEqual([])
})

test.each([
  ['is not there', () => fakeFetch({ [HEAD]: new Response(null, { status: 404 }) })],
  ['can’t be reached', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))],
  [
    'can’t be read',
    () => {
      fakeFetch({ [HEAD]: there() })
      vi.mocked(streetsOf).mockRejectedValue(new Error('Wrong magic number for PMTiles archive'))
    },
  ],
])('a file that %s leaves the embedded map', async (_what, prepare) => {
  prepare()
  const ground = await createGround({ mapFile: true })
  expect([ground.kind, ground.streets]).toEqual(['land', undefined])
})

test('a place is shown nearer where there are streets', async () => {
  fakeFetch({ [HEAD]: there() })
  const ground = await createGround({ mapFile: true })
  const boxAt = (longitude: number) => ({ west: longitude, south: 53.4, east: longitude + 0.01, north: 53.41 })
  expect(placeZoomOf(ground, boxAt(-2.5))).toBe(16)
  expect(placeZoomOf(ground, boxAt(-1.5))).toBe(ground.placeZoom)
})
