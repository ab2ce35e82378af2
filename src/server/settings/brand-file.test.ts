import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { readBrandFile } from './brand-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-'))
const fileOf = (content: string) => {
  const path = join(folder, 'brand.json')
  writeFileSync(path, content)
  return path
}
const problemOf = (content: string) => {
  try {
    readBrandFile(fileOf(content))
  } catch (error) {
    if (error instanceof OperatorError) return error.message
    throw error
  }
  return undefined
}

test('reads a brand, also with a byte order mark', () => {
  const brand = { parts: ['Casa', 'Sol'], company: 'Casa Sol S.L.', logo: '/logo.svg' }
  expect(readBrandFile(fileOf(`\uFEFF${JSON.stringify(brand)}`))).toEqual(brand)
})

test('without a setting, the file may be absent; with one, it may not', () => {
  expect(readBrandFile(undefined)).toEqual({})
  expect(() => readBrandFile(join(folder, 'none.json'))).toThrow(/can't be read/)
})

test('names every mistake in a sentence', () => {
  const problem = problemOf(
    JSON.stringify({
      parts: ['', 'Sol'],
      colours: { main: 'green', accent: '#ff0000' },
      logo: 'logo.svg',
      colour: 'red',
    }),
  )
  expect(problem?.split('\nAnd ')).toEqual([
    expect.stringMatching(/First part of the name is a text of 1 to 30 characters/),
    expect.stringMatching(/Logo is an address that begins with https:\/\/ or \//),
    expect.stringMatching(/Main colour is a colour such as #1f4a3d/),
    expect.stringMatching(/colour is unknown/),
  ])
})

test('says that a file is no JSON', () => {
  expect(problemOf('{parts: }')).toMatch(/is not JSON/)
})

test.each(['javascript:alert(1)', '//other.example/logo.svg', 'data:image/svg+xml,', 'http://plain.example/a.png'])(
  'refuses %s as an address',
  (logo) => {
    expect(problemOf(JSON.stringify({ logo }))).toMatch(/begins with https:\/\/ or \//)
  },
)
