import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { PROPERTY_TYPES, TENURES } from '../../src/contract/fact-options.ts'
import { jsonSchema } from '../../src/server/pages/api-docs/openapi.ts'
import { validValue } from '../resilience/fuzz/from-schema.ts'
import { allCells, type Cell, prepare, sendCell } from './cells.ts'
import { inParallel } from './in-parallel.ts'
import type { About, Row } from './row.ts'
import { NO_ID, newWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.app.close())

type Part = 'query' | 'body'
type Fields = Record<string, unknown>
type Optional = { part: Part; name: string; schema: z.ZodMiniType }
/** One request that the documents allow. `change`: how its fields differ from those of the row. */
type Variant = { cell: Cell; names: string[]; what: string; part: Part; change: (fields: Fields) => Fields }

/** The fields that docs/api.md marks with `?`, by the same schemas: those that a caller may leave out. */
function optionalsOf(part: Part, schema: z.ZodMiniType | undefined): Optional[] {
  const def = schema?.def as
    | { shape?: Record<string, z.ZodMiniType>; options?: z.ZodMiniType[]; in?: z.ZodMiniType }
    | undefined // zod's own description of itself
  if (!schema || !def) return []
  if (!def.shape) return [...(def.options ?? []), ...(def.in ? [def.in] : [])].flatMap((one) => optionalsOf(part, one))
  const { required = [] } = jsonSchema(schema, 'input') as { required?: string[] }
  return Object.entries(def.shape)
    .filter(([name]) => !required.includes(name))
    .map(([name, one]) => ({ part, name, schema: one }))
}

/** Of each call, the first thing that a caller may do with it. */
const cells = allCells()
const calls = [...new Set(cells.map(({ endpoint }) => endpoint))]
const allowed = calls.flatMap(
  (endpoint) => cells.find((cell) => cell.endpoint === endpoint && cell.expected < 300) ?? [],
)
const optionals = ({ query, body }: Endpoint) => [...optionalsOf('query', query), ...optionalsOf('body', body)]

const without = (fields: Fields, names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** A call as its row sends it but for one part. */
function varied({ cell, part, change }: Variant): Cell {
  const { send } = cell.row
  const changed = (about: About) => {
    const sent = (typeof send === 'function' ? send(about) : send) as Partial<Record<Part, Fields>> | undefined
    return { ...sent, [part]: change(sent?.[part] ?? {}) }
  }
  return { ...cell, row: { ...cell.row, send: changed } as Row<Endpoint> } // the same row but for what it sends
}

/** The variants that are refused, though no sentence about the call says that these fields depend on others. */
async function refusedOf(variants: Variant[]) {
  const answers = await inParallel(variants, 8, async (variant) => {
    const { cell, names, what } = variant
    const answer = await sendCell(world, await prepare(world, varied(variant)))
    const text = answer.status < 300 ? '' : (await answer.text()).slice(0, 300)
    await answer.body?.cancel().catch(() => undefined) // read above, or not of interest: a stream would not end
    const isDependent = names.some((name) => cell.endpoint.summary.includes(`\`${name}\``))
    const isRight = answer.status === cell.expected || ([409, 422].includes(answer.status) && isDependent)
    return { what: `${cell.name} ${what}`, status: answer.status, text, isRight }
  })
  return answers.filter(({ isRight }) => !isRight)
}

test('every call of the contract may be made by someone', () => {
  expect(allowed.map(({ endpoint }) => endpoint)).toEqual(calls)
})

test('every call succeeds without each of its optional fields, and without all of them', async () => {
  const variants = allowed.flatMap((cell) => {
    const fields = optionals(cell.endpoint)
    const one = fields.map(
      ({ part, name }): Variant => ({
        cell,
        part,
        names: [name],
        what: `without ${name}`,
        change: (sent) => without(sent, [name]),
      }),
    )
    const parts: Part[] = ['query', 'body']
    const all = parts.map((part): Variant => {
      const names = fields.filter((field) => field.part === part).map(({ name }) => name)
      return {
        cell,
        part,
        names,
        what: `without optional fields of its ${part}`,
        change: (sent) => without(sent, names),
      }
    })
    return [...one, ...all.filter(({ part }) => fields.some((field) => field.part === part))]
  })
  expect(variants.length).toBeGreaterThan(100)
  expect(await refusedOf(variants)).toEqual([])
}, 120_000)

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

/** Texts that fields of these names take. */
function textsFor(field: string): string[] {
  if (/email/i.test(field)) return [world.who.user.email]
  if (field === 'address') return ['https://stock.example/homes.xml']
  if (field === 'type') return [...PROPERTY_TYPES]
  if (field === 'tenure') return [...TENURES]
  if (['minYear', 'maxYear'].includes(field)) return ['1990']
  if (field === 'pictures') return ['2']
  if (field === 'since') return ['P7D']
  if (field === 'within') return ['_p~iF~ps|U_ulLnnqC_mqNvxq`@']
  if (['logo', 'favicon', 'hero'].includes(field)) return ['https://casa.example/picture.webp']
  if (field === 'near') return ['51.5,-0.12,5000']
  if (['key', 'confirms', 'revision'].includes(field)) return [NO_ID]
  if (['startsAt', 'endsAt'].includes(field)) return [`${tomorrow}T1${field === 'startsAt' ? 0 : 1}:00:00Z`]
  return /ids?$|^notAgent$/i.test(field) ? [NO_ID] : []
}

/** Values of fields with keys or rules that are drawn from no schema. */
const known: Record<string, unknown[]> = {
  translations: [{ es: { title: 'Casa', description: 'Una casa.' } }],
  known: [[NO_ID]],
  parts: [['Casa', 'Sol']],
  colours: [{ main: '#1f4a3d', accent: '#8a5f1e' }],
  links: [[{ text: 'Blog', url: 'https://casa.example/blog' }]],
  social: [[{ site: 'instagram', url: 'https://www.instagram.com/casasol' }]],
}

test('every call takes each of its optional fields as it is documented', {
  tags: 'all',
  timeout: 120_000,
}, async () => {
  const variants = allowed.flatMap((cell) =>
    optionals(cell.endpoint)
      .filter(({ name }) => name !== 'cursor') // only those that a list has sent
      .map(({ part, name, schema }): Variant => {
        const values = known[name] ?? fc.sample(validValue(schema, textsFor, name), { numRuns: 200, seed: 1 })
        const value = values.find((one) => one !== undefined && one !== null && schema.safeParse(one).success)
        if (value === undefined) throw new Error(`no value was found for ${name} of ${cell.name}`)
        const change = (sent: Fields) => ({ ...sent, [name]: value })
        return { cell, part, names: [name], what: `with ${name}: ${JSON.stringify(value)}`, change }
      }),
  )
  expect((await refusedOf(variants)).filter(({ status }) => ![403, 404, 409].includes(status))).toEqual([]) // of others’ or no rows
})
