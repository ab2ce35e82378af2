import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type NamedTown, openTowns, type TownsIn } from 'gazetteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nearestTowns } from './nearest-towns.ts'

const towns = {
  bourton: { name: 'Bourton-on-the-Water', latitude: 51.8857, longitude: -1.7591, population: 3_093 },
  cheltenham: { name: 'Cheltenham', latitude: 51.9001, longitude: -2.0797, population: 116_447 },
  gloucester: { name: 'Gloucester', latitude: 51.8657, longitude: -2.2431, population: 150_053 },
  suva: { name: 'Suva', latitude: -18.1416, longitude: 178.4415, population: 77_366 },
}

let folder = ''
let townsIn: TownsIn
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'towns-'))
  townsIn = await opened(Object.values(towns))
})
afterAll(() => rm(folder, { recursive: true }))

/** Opens a gazetteer of these towns alone. */
async function opened(some: NamedTown[]): Promise<TownsIn> {
  const lines = some.map((town) => [town.latitude, town.longitude, town.population, `${town.name}\n`].join('\t'))
  await writeFile(join(folder, 'named-towns.txt'), lines.join(''))
  return openTowns(folder)
}

const near = (latitude: number, longitude: number) => nearestTowns(townsIn, { latitude, longitude })

test('gives the nearest place and the nearest large town, with the direction from it', () => {
  expect(near(51.8965, -1.7591)).toEqual([
    { name: 'Bourton-on-the-Water', km: 1.2, direction: 'north' },
    { name: 'Cheltenham', km: 22, direction: 'east' },
  ])
})

test.each([
  [0.1, 0, 'north'],
  [0.1, 0.16, 'north-east'],
  [0, 0.2, 'east'],
  [-0.1, 0.16, 'south-east'],
  [-0.1, 0, 'south'],
  [-0.1, -0.16, 'south-west'],
  [0, -0.2, 'west'],
  [0.1, -0.16, 'north-west'],
])('a home %d° north and %d° east of a town is %s of it', (north, east, direction) => {
  expect(near(-18.1416 + north, 178.4415 + east)).toMatchObject([{ name: 'Suva', direction }])
})

test('leaves out the place that a home is in, and large towns have one name', () => {
  expect(near(51.9001, -2.0797).map(({ name }) => name)).toEqual(['Gloucester'])
  expect(near(51.9101, -2.0797).map(({ name }) => name)).toEqual(['Cheltenham', 'Gloucester'])
})

test.each([
  ['east', 179.98, { name: 'West of the line', km: 5.3, direction: 'west' }],
  ['west', -179.98, { name: 'East of the line', km: 5.3, direction: 'east' }],
])('finds a town on the other side of the line of dates from a home on its %s', async (_side, longitude, nearest) => {
  const across = [
    { name: 'West of the line', latitude: -16.8, longitude: -179.97, population: 900 },
    { name: 'East of the line', latitude: -16.8, longitude: 179.97, population: 900 },
    { name: 'Farther', latitude: -16.8, longitude: longitude > 0 ? 179.7 : -179.7, population: 900 },
  ].filter(({ longitude: there }) => Math.sign(there) !== Math.sign(longitude) || Math.abs(there) < 179.9)
  const found = nearestTowns(await opened(across), { latitude: -16.8, longitude })
  expect(found[0]).toEqual(nearest)
})

test('gives nothing in the wild', () => {
  expect(near(0, -30)).toEqual([])
})
