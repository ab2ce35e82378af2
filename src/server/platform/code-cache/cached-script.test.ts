import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cachePath, runScript } from './cached-script.ts'

const wrapped = (code: string) => `(function(exports,require,module,url){'use strict';${code}})`
const URL_OF_BUNDLE = 'file:///app/dist/server/main.js'

async function script(code: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-script-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, `${randomUUID()}.js`)
  await writeFile(path, wrapped(code))
  return path
}

const run = (path: string) => runScript(path, URL_OF_BUNDLE)

test('runs a script without a cache, with its exports, its address and packages', async () => {
  const path = await script(
    `exports.sum = (a, b) => a + b; exports.url = url; exports.join = require('node:path').join`,
  )
  const { exports, isCacheUsed } = run(path)
  expect(exports).toMatchObject({ url: URL_OF_BUNDLE, join })
  expect((exports as { sum: (a: number, b: number) => number }).sum(2, 3)).toBe(5)
  expect(isCacheUsed).toBe(false)
})

/** Made of the same script by another name, as V8 itself remembers what it compiled of a name. */
const cacheOf = async (code: string): Promise<Buffer> => run(await script(code)).createCache()

const answer = 'exports.answer = [1, 2, 3].length'

test('uses the cache that an earlier run made', async () => {
  const path = await script(answer)
  await writeFile(cachePath(path), await cacheOf(answer))
  expect(run(path)).toMatchObject({ exports: { answer: 3 }, isCacheUsed: true })
})

test.each([
  ['is of another script', () => cacheOf('exports.other = 1')],
  ['is cut off', async () => (await cacheOf(answer)).subarray(0, -8)],
  ['is of another version of V8', async () => (await cacheOf(answer)).map((byte, at) => (at === 4 ? byte ^ 1 : byte))],
  ['is empty', async () => Buffer.alloc(0)],
])('runs a script as it is when its cache %s', async (_what, cache) => {
  const path = await script(answer)
  await writeFile(cachePath(path), await cache())
  expect(run(path)).toMatchObject({ exports: { answer: 3 }, isCacheUsed: false })
})

test('an error of a script names its file and line', async () => {
  const path = await script('\nexports.fail = function failHere() {\n throw new Error("broken") }')
  const { fail } = run(path).exports as { fail: () => void }
  expect(() => fail()).toThrowError(expect.objectContaining({ stack: expect.stringMatching(/failHere.*\.js:3:/) }))
})
