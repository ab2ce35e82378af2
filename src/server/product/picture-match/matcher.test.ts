import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MatchingEnded, matcher } from './matcher.ts'

/** A process that ends at features or a picture that begin with 1, and takes all others for the same. */
const ENDING = `process.on('message', ({ picture, candidates = [] }) => {
  if (picture?.[0] === 1 || candidates.some(({ features }) => features[0] === 1)) process.exit(1)
  process.send(picture ? {} : { same: candidates.map(() => true) })
})`

let folder: string
let matching: ReturnType<typeof matcher>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matcher-'))
  const entry = join(folder, 'ending.mjs')
  await writeFile(entry, ENDING)
  matching = matcher({ entry: pathToFileURL(entry) })
})
afterAll(async () => {
  matching.stop()
  await rm(folder, { recursive: true })
})

const [good, bad] = [0, 1].map((first) => ({ features: Buffer.from([first]), lookup: 0 })) as [Features, Features]
type Features = { features: Buffer; lookup: number }

test('tells a picture that shows too little from one that ends the process', async () => {
  expect(await matching.describe(good.features)).toBeUndefined()
  await expect(matching.describe(bad.features)).rejects.toThrow(MatchingEnded)
})

test('compares the other candidates when one of them ends the process', async () => {
  expect(await matching.confirm([good.features], [good, bad, good])).toEqual([true, undefined, true])
})

test('gives up candidates after three that end the process', async () => {
  expect(await matching.confirm([good.features], [good, bad, bad, bad, good])).toEqual([
    true,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
