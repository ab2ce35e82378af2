import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openedOtherNames } from '../../test/opened-gazetteer.ts'
import { OTHER_NAMES_FILE, openOtherNames, otherNamesText } from './other-names.ts'

const otherNames = openedOtherNames()

test.each([
  ['Munich', 'munchen'],
  ['München', 'munich'],
  ['Monaco di Baviera', 'munchen'],
  ['Seville', 'sevilla'],
  ['Sevilla', 'seville'],
  ['Séville', 'sevilla'],
  ['Cologne', 'koln'],
  ['Londres', 'london'],
  ['Ginebra', 'geneve'],
  ['مالقة', 'malaga'],
  ['مالقه', 'malaga'],
  ['ميونخ', 'munchen'],
  ['Dubai', 'دبي'],
])('%s is also called %s', (name, other) => {
  expect(otherNames(name)).toContain(other)
})

test.each(['', 'Didsbury', 'a name that no town has', '\t', '@2867714'])('%j has no other names', (name) => {
  expect(otherNames(name)).toEqual([])
})

test('two towns of one name have the names of both, and a place without another name none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'other-names-'))
  const places = [
    { id: '@1', names: ['alpha', 'beta'] },
    { id: '@2', names: ['beta', 'gamma'] },
    { id: '@3', names: ['delta'] },
  ]
  await writeFile(join(folder, OTHER_NAMES_FILE), otherNamesText(places))
  const names = openOtherNames(folder)
  await rm(folder, { recursive: true })
  expect(names('Beta').toSorted()).toEqual(['alpha', 'gamma'])
  expect(names('delta')).toEqual([])
})
