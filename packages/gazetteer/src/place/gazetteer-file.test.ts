import { expect, test } from 'vitest'
import { gazetteerText, type Town, townsIn } from './gazetteer-file.ts'

const town = (key: string, population = 1): Town => ({
  key,
  country: 'GB',
  region: 'ENG',
  district: '',
  population,
  latitude: 51.5,
  longitude: -0.1,
})
const keys = ['a', 'ab', 'ab c', 'abc', 'b', 'são', 'z']

test('every name in the file is found, alone and whole, and none that is not there', () => {
  const townsNamed = townsIn(gazetteerText([...keys.map((key) => town(key)), town('ab', 2)].toReversed()))
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
    'z'.repeat(500),
    '부산광역시 해운대구 '.repeat(20),
  ])
    expect(townsNamed(key)).toEqual([])
  expect(townsNamed('b')).toEqual([town('b')])
  expect(townsIn(Buffer.alloc(0))('b')).toEqual([])
})
