import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

test('.env.example has every setting, and no other', () => {
  const sources = readdirSync('src/server/settings').filter((name) => !name.includes('.test.'))
  const declared = sources.flatMap((name) => namesIn(read(`src/server/settings/${name}`), /^ {2}([A-Z][A-Z0-9_]+): /gm))
  const explained = namesIn(read('.env.example'), /^(?:# )?([A-Z][A-Z0-9_]+)=/gm)
  const ofTheBuild = ['VITE_API_URL']
  expect(explained.sort()).toEqual([...declared, ...ofTheBuild].sort())
})

test('every noun that declares itself is in the list of nouns, and every folder with routes or jobs declares one', () => {
  const folders = readdirSync('src/server/product', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const listed = read('src/server/product/nouns.ts')
  const forgotten = folders
    .map(({ name }) => ({ name, files: readdirSync(`src/server/product/${name}`) }))
    .filter(({ files }) => files.some((file) => /\.(noun|jobs|routes)\.ts$/.test(file)))
    .filter(({ name }) => !listed.includes(`'./${name}/${name}.noun.ts'`))
  expect(folders.length).toBeGreaterThan(30)
  expect(forgotten.map(({ name }) => name)).toEqual([])
})

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}
