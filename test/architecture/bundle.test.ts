import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { newerInScript, newerInStyles } from './browser-support.ts'
import { newerScripts, newerStyles } from './newer-names.ts'

type Chunk = Rolldown.OutputChunk

/** The budgets of the home page (D-213), in bytes with gzip. */
const MAX_SCRIPTS = 6
const MAX_SCRIPT_BYTES = 142_750 // with keys of keyboards without Latin letters, the outline of the focus on its picture, a brand’s texts marked with their language, prices in the reader’s notation, the choice of another currency, the way to the comparison, and what is carried over a change of the language
const MAX_STYLE_BYTES = 11_000 // with the outline of the focus on dark grounds, the light of drawn homes, and the lines of a person's own on cards

let chunks: Chunk[]
let firstStyles: string
let texts: string[]
let sheets: string[]
beforeAll(async () => {
  for (const name of await secretSettings()) vi.stubEnv(name, `planted-${name}`)
  vi.stubEnv('NODE_ENV', 'production') // or it is React’s development build that is measured
  const built = await build({ logLevel: 'silent', mode: 'production', build: { write: false } })
  const outputs = 'output' in built ? built.output : []
  const styles = outputs.find(({ fileName }) => fileName === 'first-view.css')
  vi.unstubAllEnvs()
  sheets = outputs.flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : [],
  )
  firstStyles = styles?.type === 'asset' ? String(styles.source) : ''
  texts = outputs.map((output) => (output.type === 'chunk' ? output.code : String(output.source)))
  chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []))
}, 180_000)

const chunkOf = (name: string) => chunks.find(({ fileName }) => fileName === name)
const made = (of: RegExp) => chunks.filter(({ moduleIds }) => moduleIds.some((id) => of.test(id)))

/** All that may be loaded from here on without passing one of these doors. */
function reachable(from: Chunk[], doors: RegExp): Set<Chunk> {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk) || doors.test(chunk.facadeModuleId ?? '')) return
    found.add(chunk)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) visit(chunkOf(name))
  }
  for (const chunk of from) visit(chunk)
  return found
}

test.each([
  [
    'Firebase',
    /node_modules\/@?firebase\//,
    /web\/platform\/providers\/identity\/firebase\.ts$/,
    /identitytoolkit|securetoken/,
  ],
  [
    'Stripe.js',
    /node_modules\/@stripe\//,
    /web\/platform\/providers\/payment\/stripe\/StripeCardFields\.tsx$/,
    /js\.stripe\.com/,
  ],
  [
    'MapLibre',
    /node_modules\/(?:maplibre-gl|pmtiles)\//,
    /web\/platform\/providers\/map\/streets\.ts$/,
    /maplibregl-canvas/,
  ],
])('no screen loads %s outside of its provider’s module', (_vendor, modules, door, pattern) => {
  const entries = chunks.filter(({ isEntry }) => isEntry)
  expect(entries.length).toBeGreaterThan(0)
  expect(made(modules).length).toBeGreaterThan(0)
  const withoutDoor = [...reachable(entries, door)]
  expect(withoutDoor.length).toBeGreaterThan(10)
  expect(made(modules).filter((chunk) => withoutDoor.includes(chunk))).toEqual([])
  expect(withoutDoor.filter(({ code }) => pattern.test(code))).toEqual([])
})

test('Stripe.js comes with the card fields of Stripe alone, not with the page that pays', () => {
  const page = made(/web\/payment\/PaymentPage\.tsx$/)
  expect(page.length).toBeGreaterThan(0)
  const loaded = loadedWith(page)
  expect(made(/node_modules\/@stripe\//).filter((chunk) => loaded.has(chunk))).toEqual([])
})

/** These chunks, and all that they import before they can run. */
function loadedWith(from: Chunk[]): Set<Chunk> {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(chunkOf(name))
  }
  for (const chunk of from) visit(chunk)
  return found
}

test('what is typed on the home page is carried over a change of the language without the code of forms', () => {
  const carrying = made(/storage\/carried-fields\.ts$/).flatMap(({ moduleIds }) => moduleIds)
  expect(carrying).toEqual([expect.stringMatching(/carried-fields\.ts$/)])
})

test('the home page stays within its budget of scripts and styles', () => {
  const loaded = entryWith(/web\/home\/HomePage\.tsx$/)
  expect(loaded.length).toBeLessThanOrEqual(MAX_SCRIPTS)
  expect(bytesOf(loaded.map(({ code }) => code))).toBeLessThan(MAX_SCRIPT_BYTES)
  expect(bytesOf([firstStyles])).toBeLessThan(MAX_STYLE_BYTES)
  expect(firstStyles).toMatch(/\.hero-picture.*\.ticker/s)
})

function entryWith(screen: RegExp): Chunk[] {
  const own = made(screen)
  expect(own.length, `chunks of ${screen.source}`).toBeGreaterThan(0)
  return [...loadedWith([...chunks.filter(({ isEntry }) => isEntry), ...own])]
}

test.each([
  ['the home page', /web\/home\/HomePage\.tsx$/],
  ['the list of homes', /web\/search\/AllPropertiesPage\.tsx$/],
  ['the page of a home', /web\/details\/PropertyDetailsPage\.tsx$/],
  ['the page of an agent', /web\/agent\/AgentPage\.tsx$/],
])('%s comes without the libraries of forms', (_name, screen) => {
  const libraries = made(/node_modules\/(?:zod|react-hook-form|@hookform)\//)
  expect(libraries.length).toBeGreaterThan(0)
  expect(libraries.filter((chunk) => entryWith(screen).includes(chunk))).toEqual([])
})

test.each([
  ['the list of homes', /web\/search\/AllPropertiesPage\.tsx$/, 6, 170_200], // with keys of keyboards without Latin letters, years in digits of any script, a brand’s texts marked with their language, prices in the reader’s notation, the agent’s texts in the reader’s language or marked with theirs, sentences that become filters, drawn areas, the further filters of the search, whether the reader chose another currency, texts that are functions of a catalogue, and what several screens use of the query library
  ['the page of a home', /web\/details\/PropertyDetailsPage\.tsx$/, 8, 182_650], // with keys of keyboards without Latin letters, the agent’s texts in the reader’s language or marked with theirs, drawn areas of the search, whether the reader chose another currency, what the list of homes shares, texts that are functions of a catalogue, how its price is asked, its figures and what laws ask for of them, the agent’s rating, who reads a hidden address and the folded reviews, hearts that can be pressed again, Print, and the ways to a person's places and the light of the day, and its sizes in the reader’s unit
])('%s stays within its budget of scripts before its first card', (_name, screen, most, bytes) => {
  const loaded = entryWith(screen)
  expect(loaded.length).toBeLessThanOrEqual(most)
  expect(bytesOf(loaded.map(({ code }) => code))).toBeLessThan(bytes)
})

test('no style asks `:has` of the root, which would go through the whole page at each change (D-361)', () => {
  expect(sheets.flatMap((sheet) => sheet.match(/(?:^|[\s,}]|:is\()(?::root|html)[^\s,{>+~]*:has\(/g) ?? [])).toEqual([])
})

/** The settings of an installation, but for those that the build is meant to read. */
async function secretSettings(): Promise<string[]> {
  const example = await readFile('.env.example', 'utf8')
  const names = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  return names.filter((name) => name !== 'NODE_ENV' && !name.startsWith('VITE_'))
}

test('no setting of the build machine gets into the page', async () => {
  expect(await secretSettings()).toEqual(expect.arrayContaining(['APP_SECRET', 'STRIPE_SECRET_KEY', 'SMTP_URL']))
  expect(texts.length).toBeGreaterThan(chunks.length)
  expect(texts.filter((text) => text.includes('planted-'))).toEqual([])
})

test('no script has the parts of a call that only the docs read', () => {
  expect(chunks.filter(({ code }) => /\bsummary:\s*["'`]/.test(code)).map(({ fileName }) => fileName)).toEqual([])
})

const bytesOf = (texts: string[]): number => texts.reduce((sum, text) => sum + gzipSync(text).length, 0)

test('no screen loads the code of another', () => {
  const entries = loadedWith(chunks.filter(({ isEntry }) => isEntry))
  const screens = [...entries].flatMap(({ moduleIds }) => moduleIds.filter((id) => id.endsWith('Page.tsx')))
  expect(new Set(screens.map((id) => id.split('/').at(-1)))).toEqual(new Set(['HomePage.tsx']))
})

test('the screens whose scripts a document names have a file of their own, by which the server finds them', async () => {
  const source = await readFile('src/web/prerender/private-screens.ts', 'utf8')
  const modules = [...source.matchAll(/module: '([^']+)'/g)].map(([, module = '']) => module)
  expect(modules.length).toBeGreaterThan(1)
  const isNamed = (module: string) =>
    chunks.some(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/web/${module}`))
  expect(modules.filter((module) => !isNamed(module))).toEqual([])
})

/** Reading the map library's scripts takes seconds. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

describe.each([
  ['scripts', once(() => chunks.flatMap(({ code }) => newerInScript(code))), newerScripts],
  ['styles', once(() => sheets.flatMap(newerInStyles)), newerStyles],
])('the %s of the page', (_kind, newer, known) => {
  test('use no feature that a supported browser lacks, without a guard', () => {
    const names = [...new Set(newer())].filter((name) => !(name in known) && !((name.split(': ')[0] ?? '') in known))
    expect(names).toEqual([])
  }, 60_000)

  test('need every listed exception', () => {
    const found = new Set(newer().map((one) => one.split(': ')[0]))
    expect(Object.keys(known).filter((name) => !found.has(name))).toEqual([])
  })
})

test.each([
  ['[1].toSorted()', '.toSorted()'],
  ['URL.canParse(x)', 'URL.canParse'],
  ['Object.groupBy(x, y)', 'Object.groupBy'],
  ['AbortSignal.any([])', 'AbortSignal.any'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['new Set().isSubsetOf(x)', '.isSubsetOf()'],
  ['new URLPattern(x)', 'URLPattern'],
  ['/(?<=a)b/', '/(?<=a)b/'],
  ['jsx("dialog", { closedby: "any" })', '<dialog closedby>'],
])('%s is found to be too new', (code, name) => {
  expect(newerInScript(code)).toEqual([name])
})

test.each(['[1].findLast(x)', '[1].at(-1)', 'AbortSignal.timeout(1)', 'structuredClone(x)', 'x.sort().reverse()'])(
  '%s is not too new',
  (code) => expect(newerInScript(code)).toEqual([]),
)

test('styles that are too new are found by property, value, function, selector and rule', () => {
  const styles = 'a:has(b){color:light-dark(red,#000);float:inline-start}@starting-style{a{opacity:0}}'
  expect(newerInStyles(styles)).toEqual([':has', '@starting-style', 'float: inline-start', 'light-dark()'])
  expect(newerInStyles('a:hover{color:rgb(0 0 0);float:left}@media print{a{display:none}}')).toEqual([])
})
