import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { files, linesOf } from './sources.ts'

const MAX_LINES = 250
const MAX_LOOSE_FILES = 6

test('no file has a catch-all name', () => {
  const drawers = files.filter((file) => /^(utils|helpers|common|misc|types|manager|index)\.tsx?$/.test(basename(file)))
  expect(drawers).toEqual([])
})

test(`no file has more than ${MAX_LINES} lines`, () => {
  const scripts = readdirSync('scripts', { recursive: true, encoding: 'utf8' }).map((name) => `scripts/${name}`)
  const styles = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).map((name) => `src/web/${name}`)
  const others = [...scripts, ...styles].filter((name) => /\.(mjs|css)$/.test(name))
  expect(others.length).toBeGreaterThan(40)
  const written = [...files, ...others].filter((file) => !file.startsWith('src/messages/compiled/'))
  expect(written.filter((file) => linesOf(file) > MAX_LINES)).toEqual([])
})

test(`at most ${MAX_LOOSE_FILES} files of the server stand in no folder`, () => {
  const loose = readdirSync('src/server').filter((name) => name.endsWith('.ts'))
  expect(loose.length).toBeLessThanOrEqual(MAX_LOOSE_FILES)
})
