import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { gazetteerText, type Town, townsIn } from './gazetteer-file.ts'
import { openSortedLines } from './sorted-lines.ts'

const town = (key: string, population = 1): Town => ({
  key,
  country: 'GB',
  region: 'ENG',
  district: '',
  population,
  latitude: 51.5,
  longitude: -0.1,
})
const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'))
afterAll(() => rmSync(folder, { recursive: true }))

function townsWritten(towns: Town[]): (key: string) => Town[] {
  const file = join(folder, `${towns.length}.txt`)
  writeFileSync(file, gazetteerText(towns))
  return townsIn(openSortedLines(file))
}

const keys = ['a', 'ab', 'ab c', 'abc', 'b', 'são', 'z']

test('every name in the file is found, alone and whole, and none that is not there', () => {
  const townsNamed = townsWritten([...keys.map((key) => town(key)), town('ab', 2)].toReversed())
  for (const key of keys) expect(townsNamed(key)).toHaveLength(key === 'ab' ? 2 : 1)
  for (const key of [
    '',
    '!',
    'aa',
    'abcd',
    'c',
    'zz',
    '東京',
    'a\tGB',
    'a\n',
    'z'.repeat(500),
    '부산광역시 해운대구 '.repeat(20),
  ])
    expect(townsNamed(key)).toEqual([])
  expect(townsNamed('b')).toEqual([town('b')])
  expect(townsWritten([])('b')).toEqual([])
})

test('finds every name of a file of many blocks, and one that fills blocks alone', () => {
  const names = Array.from({ length: 3_000 }, (_, at) => `${at % 2 === 0 ? 'straße' : 'улица'} ${at}`)
  const many = Array.from({ length: 500 }, (_, at) => town('springfield', at))
  const townsNamed = townsWritten([...names.map((name) => town(name)), ...many])
  for (const name of names) expect(townsNamed(name)).toEqual([town(name)])
  const found = townsNamed('springfield').map(({ population }) => population)
  expect(found.toSorted((one, other) => one - other)).toEqual(many.map(({ population }) => population))
  for (const key of ['straße', 'straße 1', 'springfiel', 'springfields', 'улица 3000'])
    expect(townsNamed(key)).toEqual([])
})
