import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/server/database.ts'
import { cellsOf } from './map-cells.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('the database numbers points as the cells expect: each is in its own cell', async () => {
  const points = [
    [51.5, -0.1],
    [-33.9, 151.2],
    [0, 0],
    [-90, -180],
    [90, 180],
    [89.9999999, 179.9999999],
    [40.7, -74],
  ] as const
  for (const [latitude, longitude] of points)
    for (const halvings of [0, 1, 5, 13, 20]) {
      const [cell, ...others] = cellsOf(
        { west: longitude, east: longitude, south: latitude, north: latitude },
        halvings,
        200,
      )
      const { rows } = await database.db.execute(
        sql`select map_cell(${latitude}::float8, ${longitude}::float8)::float8 as number`,
      )
      expect(others).toEqual([])
      expect(Number(rows[0]?.number)).toBeGreaterThanOrEqual(cell?.from ?? Number.NaN)
      expect(Number(rows[0]?.number)).toBeLessThan(cell?.to ?? Number.NaN)
      expect(cell?.west).toBeLessThanOrEqual(longitude)
      expect(cell?.north).toBeGreaterThanOrEqual(latitude)
    }
})

test('a box is covered by at most as many cells as are allowed, side by side', () => {
  const england = { west: -6, south: 50, east: 2, north: 56 }
  for (const halvings of [3, 7, 20]) {
    const cells = cellsOf(england, halvings, 200)
    expect(cells.length).toBeLessThanOrEqual(200)
    expect(Math.min(...cells.map(({ west }) => west))).toBeLessThanOrEqual(england.west)
    expect(Math.max(...cells.map(({ north }) => north))).toBeGreaterThanOrEqual(england.north)
    const ranges = cells.toSorted((one, other) => one.from - other.from)
    for (const [place, { from }] of ranges.entries()) expect(from).toBeGreaterThanOrEqual(ranges[place - 1]?.to ?? 0)
  }
})
