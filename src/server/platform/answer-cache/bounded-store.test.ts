import { expect, test } from 'vitest'
import { boundedStore, type CacheValue } from './bounded-store.ts'

const kept = (bytes: number, ...tags: CacheValue['tags']): CacheValue => ({ bytes, tags, until: undefined })
const everyId = { table: 'property', ids: '*' } as const

test('keeps as many bytes as there is room for', () => {
  const store = boundedStore(100)
  store.put('a', kept(60))
  store.put('b', kept(40))
  expect([store.bytes(), store.get('a'), store.get('b')]).toEqual([100, kept(60), kept(40)])
  store.put('c', kept(1))
  expect(store.bytes()).toBeLessThanOrEqual(100)
})

test('values in use outlive a flood of unused ones', () => {
  const store = boundedStore(100)
  store.put('popular', kept(20))
  for (let n = 0; n < 50; n++) {
    store.put(`search ${n}`, kept(20))
    expect(store.get('popular')).toBeDefined()
  }
  expect(store.get('search 0')).toBeUndefined()
})

test('does not keep a value that is larger than the store', () => {
  const store = boundedStore(100)
  store.put('huge', kept(101))
  expect([store.get('huge'), store.bytes()]).toEqual([undefined, 0])
})

test('a value that grows makes room for itself', () => {
  const store = boundedStore(100)
  const grown = kept(50)
  store.put('other', kept(50))
  store.put('grown', grown)
  store.get('grown')
  store.grow('grown', grown, 30)
  expect([store.get('other'), store.bytes()]).toEqual([undefined, 80])
})

test('a replaced value leaves nothing behind', () => {
  const store = boundedStore(100)
  store.put('a', kept(60, 'review'))
  store.put('a', kept(30, 'property'))
  store.drop({ table: 'review', ids: [] })
  expect([store.get('a'), store.bytes()]).toEqual([kept(30, 'property'), 30])
  store.drop({ table: 'property', ids: ['7'] })
  expect([store.get('a'), store.bytes()]).toEqual([undefined, 0])
})

test('a change drops the values that it touches, and no others', () => {
  const store = boundedStore(1000)
  store.put('list', kept(10, 'property'))
  store.put('seven', kept(10, 'property:7', 'review:7'))
  store.put('eight', kept(10, 'property:8'))
  store.drop({ table: 'property', ids: ['7'] })
  expect(['list', 'seven', 'eight'].map((key) => store.get(key) !== undefined)).toEqual([false, false, true])
  store.drop(everyId)
  expect(store.bytes()).toBe(0)
})
