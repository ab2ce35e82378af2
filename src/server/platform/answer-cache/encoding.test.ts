import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chosenEncoding, encoded } from './encoding.ts'

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
])('a client that accepts “%s” gets %s', (accepted, encoding) => {
  expect(chosenEncoding(accepted)).toBe(encoding)
  expect(chosenEncoding(accepted)).toBe(encoding)
})

test.each([1_000, 32 * 1024, 32 * 1024 + 1, 1_000_000])(
  '%i bytes are the same again once they are decoded',
  async (length) => {
    const body = Buffer.alloc(length, 'A home by the sea. ')
    expect(brotliDecompressSync(await encoded.br(body)).equals(body)).toBe(true)
    expect(gunzipSync(await encoded.gzip(body)).equals(body)).toBe(true)
  },
)
