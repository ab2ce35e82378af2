import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

test('a test of one file has the name of that file', () => {
  const files = ['src', 'packages'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|css)$/.test(path) && !path.includes('node_modules'))
      .map((path) => join(root, path)),
  )
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path))
  const sources = files.filter((path) => !/\.test\.tsx?$/.test(path))
  const misnamed = tests.flatMap((path) => {
    const stem = path.replace(/(\.rules)?\.test\.tsx?$/, '')
    const alike = sources.filter((source) => source.startsWith(`${dirname(path)}/`) && isAlike(source, stem))
    const [only] = alike
    return only && alike.length === 1 && stem !== withoutEnding(only) ? [`${path}: ${only}`] : []
  })
  expect(tests.length).toBeGreaterThan(500)
  expect(misnamed).toEqual([])
})

const withoutEnding = (source: string) => source.replace(/(\.rules)?\.(tsx?|css)$/, '')
/** `price-line` and `PriceLine` are alike, and `price` and `price.store`; a noun's test is of all its files. */
const isAlike = (source: string, stem: string) =>
  [withoutEnding(source), withoutEnding(source).replace(/\.\w+$/, '')].some((name) => plain(name) === plain(stem))
const plain = (name: string) => name.replaceAll('-', '').toLowerCase()

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}
