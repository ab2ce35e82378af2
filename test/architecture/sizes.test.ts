import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { files, linesOf } from './sources.ts'

const MAX_LINES = 200
const MAX_MEDIAN_LINES = 50
const MAX_FILES_IN_FOLDER = 26
const MAX_LOOSE_FILES = 6

const sources = files.filter((file) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file))

test('no file is a drawer for whatever has no place', () => {
  const drawers = files.filter((file) => /^(utils|helpers|common|misc|types|manager|index)\.tsx?$/.test(basename(file)))
  expect(drawers).toEqual([])
})

test(`no file has more than ${MAX_LINES} lines`, () => {
  expect(files.filter((file) => linesOf(file) > MAX_LINES)).toEqual([])
})

test(`half of the sources have at most ${MAX_MEDIAN_LINES} lines`, () => {
  const lengths = sources.map(linesOf).sort((one, other) => one - other)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(MAX_MEDIAN_LINES)
})

test(`no folder has more than ${MAX_FILES_IN_FOLDER} sources`, () => {
  const folders = new Set(sources.map((file) => dirname(file)))
  const full = [...folders].filter(
    (folder) => sources.filter((file) => dirname(file) === folder).length > MAX_FILES_IN_FOLDER,
  )
  expect(full).toEqual([])
})

test(`at most ${MAX_LOOSE_FILES} files of the server stand in no folder`, () => {
  const loose = readdirSync('src/server').filter((name) => name.endsWith('.ts'))
  expect(loose.length).toBeLessThanOrEqual(MAX_LOOSE_FILES)
})
