import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...filesUnder('docs', /\.md$/)]
const code = ['src', 'test', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
  filesUnder(folder, /\.(tsx?|mjs|css|html)$/),
)
const self = 'test/architecture/citations.test.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const rules = [...read('docs/product.md').matchAll(/^\*\*(P-\d+)\b/gm)].map(([, number = '']) => number)
const decisions = filesUnder('docs/decisions', /\.md$/).flatMap((file) =>
  read(file)
    .split(/^## (?=D-\d)/m)
    .slice(1),
)
const numbers = [...rules, ...decisions.map((decision) => decision.split(' ')[0] ?? '')]

function filesUnder(folder: string, name: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => name.test(file)).map((file) => `${folder}/${file}`)
}

/** Every match of `pattern` in these files, as "file: match". */
const found = (files: string[], pattern: RegExp): string[] =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map(([match]) => `${file}: ${match}`))

test('each rule and each decision has a number of its own', () => {
  expect(numbers.length).toBeGreaterThan(100)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

test('a decision has a title, a date, a status and at most 80 words', () => {
  const shape = /^D-\d+ .+\n\n\d{4}-\d\d-\d\d · (?:accepted|replaced by D-\d+)\n\n(.+)$/s
  const words = (decision: string) => shape.exec(decision)?.[1]?.trim().split(/\s+/).length
  const wrong = decisions.filter((decision) => (words(decision) ?? Infinity) > 80)
  expect(wrong.map((decision) => `${decision.split('\n')[0]}: ${words(decision) ?? 'no date and status'}`)).toEqual([])
})

test('there are at most 80 decisions', () => {
  expect(decisions.length).toBeGreaterThan(40)
  expect(decisions.length).toBeLessThanOrEqual(80)
})

test('every cited rule and decision exists', () => {
  const cited = found([...code, ...pages], /\b[PD]-\d+\b(?<!P-256)/g) // P-256 is a curve of elliptic-curve keys
  expect(cited.filter((line) => code.some((file) => line.startsWith(`${file}: `))).length).toBeGreaterThan(50)
  expect(cited.filter((line) => !numbers.includes(line.split(': ')[1] ?? ''))).toEqual([])
})

test('no comment cites a document that is not here', () => {
  const others = code.filter((file) => file !== self)
  expect(found(others, /\b(spec|specification|decisions) ?§ ?\d+/gi)).toEqual([])
})

test('every file and folder that the docs name exists', () => {
  const paths = found(pages, /\b(packages|src|test|e2e|bench|scripts|docs|public)\/[\w./-]*[\w/](?![\w<*…{])/g)
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((line) => !existsSync(line.split(': ')[1] ?? ''))).toEqual([])
})

test('every file and folder in the table of where to look exists, in the folder of its column or the one named before it', () => {
  const [, section = ''] = read('docs/architecture.md').split('## Where to look')
  const rows = section.split('\n## ')[0]?.match(/^\|(?! ---).*$/gm) ?? []
  const missing = rows.flatMap((row) =>
    row
      .split('|')
      .slice(2, 5)
      .flatMap((cell, column) => missingIn(cell, ['src/contract/', 'src/server/', 'src/web/'][column] ?? '')),
  )
  expect(rows.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

function missingIn(cell: string, side: string): string[] {
  let folder = side
  return [...cell.matchAll(/`([^`<]*[./][^`<]*)`/g)].flatMap(([, name = '']) => {
    const path = [side + name, name, folder + name].find(existsSync)
    if (path === undefined) return [name]
    if (name.includes('/')) folder = path.slice(0, path.lastIndexOf('/') + 1)
    return []
  })
}

test('every name in code that a decision cites exists', () => {
  const sources = ['src', 'packages', 'test', 'scripts', 'vite'].flatMap((folder) =>
    filesUnder(folder, /^(?!.*node_modules).*\.(tsx?|mjs|css|html|sql|json)$/),
  )
  const words = new Set(
    [...sources, 'package.json', '.env.example', 'vite.config.ts', 'vitest.config.ts']
      .filter((file) => file !== self)
      .flatMap((file) => read(file).match(/[\w$-]+/g) ?? []),
  )
  const cited = decisions.flatMap((decision) =>
    [...decision.matchAll(/`([A-Za-z_][\w-]*)(?:\(\))?`/g)].map(
      ([, name = '']) => `${decision.split(' ')[0]}: ${name}`,
    ),
  )
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter((line) => !words.has(line.split(': ')[1] ?? ''))).toEqual([])
})

test('every threat of SECURITY.md names a test that answers it', () => {
  const [, section = ''] = read('SECURITY.md').split('## Threats')
  const [table = ''] = section.split('\n## ')
  const threats = table.split('\n').filter((line) => /^\| (?!---|\| threat)/.test(line))
  expect(threats.length).toBeGreaterThan(15)
  expect(threats.filter((line) => !/`(src|test|e2e)\/[^`]+\.test\.ts`/.test(line))).toEqual([])
})
