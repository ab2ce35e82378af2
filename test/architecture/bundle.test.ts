import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'

type Chunk = Rolldown.OutputChunk

let chunks: Chunk[]
beforeAll(async () => {
  const built = await build({ logLevel: 'silent', mode: 'production', build: { write: false } })
  const outputs = 'output' in built ? built.output : []
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
  ['Firebase', /node_modules\/@?firebase\//, /web\/providers\/identity\/firebase\.ts$/, /identitytoolkit|securetoken/],
  [
    'Stripe.js',
    /node_modules\/@stripe\//,
    /web\/providers\/payment\/stripe\/StripeCardFields\.tsx$/,
    /js\.stripe\.com/,
  ],
])('no screen loads a byte of %s: it is behind the one door of its provider', (_vendor, modules, door, pattern) => {
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
  const loadedWithIt = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || loadedWithIt.has(chunk)) return
    loadedWithIt.add(chunk)
    for (const name of chunk.imports) visit(chunkOf(name))
  }
  for (const chunk of page) visit(chunk)
  expect(made(/node_modules\/@stripe\//).filter((chunk) => loadedWithIt.has(chunk))).toEqual([])
})
