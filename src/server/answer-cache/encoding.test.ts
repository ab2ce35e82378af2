import { expect, test } from 'vitest'
import { chosenEncoding } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['brotli', 'identity'],
  ['identity', 'identity'],
])('whoever accepts “%s” is sent %s', (accepted, encoding) => {
  expect(chosenEncoding(accepted)).toBe(encoding)
  expect(chosenEncoding(accepted)).toBe(encoding)
})
