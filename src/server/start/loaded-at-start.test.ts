import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'dist/server'
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const builtFiles = () => readdirSync(folder).filter((name) => name.endsWith('.js'))

/** These files of the built server, and all that they load before they can run. */
function loadedWith(files: string[], found = new Map<string, string>()): Map<string, string> {
  for (const file of files) {
    if (found.has(file)) continue
    const text = textOf(file)
    found.set(file, text)
    const imported = [...text.matchAll(/(?:import|from)"\.\/([\w-]+\.js)"/g)].map(([, name = '']) => name)
    loadedWith(imported, found)
  }
  return found
}

/** A class or a message of each, which the build leaves as it is. */
test.each([
  ['Better Auth', 'BetterAuthError'],
  ['the mail library', 'Greeting never received'],
  ['the library that converts pictures', 'from"sharp"'],
  ['the library that recognizes kinds of files', 'End-Of-Stream'],
])('a start does not wait for %s, which is loaded later', (_what, mark) => {
  const files = builtFiles()
  expect(files.filter((name) => textOf(name).includes(mark))).not.toEqual([])
  const start = files.filter((name) => /^(main|start-\w+)\.js$/.test(name))
  expect(start).toHaveLength(2)
  const loaded = [...loadedWith(start)].filter(([, text]) => text.includes(mark)).map(([name]) => name)
  expect(loaded).toEqual([])
})

test('the server has zod’s messages in English, and in no other language', () => {
  const has = (text: string) => builtFiles().filter((name) => textOf(name).includes(text))
  expect(has('Invalid input')).not.toEqual([])
  expect(has('Ung\\xFCltige')).toEqual([])
})
