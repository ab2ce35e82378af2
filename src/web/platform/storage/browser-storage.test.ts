import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  browserStorage.remove('a')
})

const blocked = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })

test('keeps texts in the browser, and finds them by how their key begins', () => {
  browserStorage.write('a', '{"one":1}')
  expect(localStorage.getItem('a')).toBe('{"one":1}')
  expect(browserStorage.readJson('a')).toEqual({ one: 1 })
  expect(browserStorage.keys('a')).toEqual(['a'])
  browserStorage.remove('a')
  expect(browserStorage.read('a')).toBeUndefined()
  expect(browserStorage.isBlocked()).toBe(false)
})

test('keeps texts for the page where site data is blocked', () => {
  blocked()
  expect(browserStorage.isBlocked()).toBe(true)
  expect(browserStorage.read('a')).toBeUndefined()
  browserStorage.write('a', 'text')
  expect(browserStorage.read('a')).toBe('text')
  expect(browserStorage.keys('a')).toEqual(['a'])
  browserStorage.remove('a')
  expect(browserStorage.keys('a')).toEqual([])
})

test('a full storage keeps the newest text for the page', () => {
  localStorage.setItem('a', 'old')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  browserStorage.write('a', 'new')
  expect(browserStorage.read('a')).toBe('new')
})

test.each(['{', 'null', ''])('reads %j as no value', (text) => {
  browserStorage.write('a', text)
  expect(browserStorage.readJson('a')).toBeUndefined()
})
