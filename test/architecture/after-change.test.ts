import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { afterChange } from '../../scripts/after-change.mjs'

let folder: string
let runs: number
const at = (name: string) => join(folder, name)

beforeEach(async () => {
  runs = 0
  folder = await mkdtemp(join(tmpdir(), 'after-change-'))
  await mkdir(at('texts'))
  await writeFile(at('texts/en.json'), 'Home')
  await writeFile(at('texts/es.json'), 'Casa')
})
afterEach(() => rm(folder, { recursive: true }))

const make = (settings: string[] = []) =>
  afterChange({ stamp: at('dist/stamp'), inputs: [at('texts')], outputs: [at('made')], settings }, async () => {
    runs += 1
    await mkdir(at('made'), { recursive: true })
    await writeFile(at('made/en.ts'), await readFile(at('texts/en.json'), 'utf8'))
  })

test('makes nothing again while nothing has changed', async () => {
  await make()
  await make()
  expect(runs).toBe(1)
})

test.each([
  ['an input has changed', () => writeFile(at('texts/en.json'), 'House')],
  ['an input was added', () => writeFile(at('texts/de.json'), 'Haus')],
  ['an input was removed', () => rm(at('texts/es.json'))],
  ['an output was edited', () => writeFile(at('made/en.ts'), 'edited')],
  ['an output was removed', () => rm(at('made'), { recursive: true })],
  ['the stamp was removed', () => rm(at('dist'), { recursive: true })],
])('makes it again when %s', async (_what, change) => {
  await make()
  await change()
  await make()
  expect(runs).toBe(2)
})

test('makes it again with other settings', async () => {
  await make()
  await make(['pseudo'])
  expect(runs).toBe(2)
})

test('makes it again after a failure', async () => {
  await make()
  await rm(at('texts/en.json'))
  await expect(make()).rejects.toThrow('ENOENT')
  await writeFile(at('texts/en.json'), 'House')
  await make()
  expect([runs, await readFile(at('made/en.ts'), 'utf8')]).toEqual([3, 'House'])
})
