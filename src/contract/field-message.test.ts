import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { fieldMessage } from './field-message.ts'

/** Sentences of the schema library itself. */
const NOT_OURS = /^(Invalid|Too (big|small)|Unrecognized|Expected)|\b(expected|received)\b/

z.config(z.locales.en()) // as on the server, where a library sets it

const LONG = 'x'.repeat(20_000)
const kinds = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.NaN,
  '',
  ' ',
  'x',
  '\0',
  '\ud83d',
  '-1',
  '1e999',
  LONG,
  '0',
  '2026-13-45',
  [],
  {},
  [null],
  ['x', 'x'],
  Array(2000).fill('x'),
  { x: 1 },
]

/** Values of the wrong kind for a schema, and for each part of it. */
function wrongValues(schema: z.core.$ZodType): unknown[] {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } }
  const inner = (name: string): unknown[] => (def[name] ? wrongValues(def[name] as z.core.$ZodType) : [])
  const parts: unknown[] = []
  if (def.type === 'object')
    for (const [name, part] of Object.entries(def.shape as Record<string, z.core.$ZodType>))
      parts.push(...wrongValues(part).map((value) => ({ [name]: value })))
  if (def.type === 'array') parts.push(...inner('element').flatMap((value) => [[value], [value, value]]))
  if (def.type === 'record') parts.push(...inner('valueType').map((value) => ({ x: value })))
  if (def.type === 'union') parts.push(...(def.options as z.core.$ZodType[]).flatMap(wrongValues))
  if (def.type === 'tuple') parts.push(...(def.items as z.core.$ZodType[]).flatMap(wrongValues).map((v) => [v]))
  return [...kinds, ...parts, ...inner('innerType'), ...inner('in'), ...inner('left'), ...inner('right')]
}

const schemas = Object.values(api)
  .flatMap((calls): Endpoint[] => Object.values(calls))
  .flatMap(({ method, path, body, query }) =>
    Object.entries({ body, query }).flatMap(([part, schema]) =>
      schema ? [[`${part} of ${method} ${path}`, schema] as const] : [],
    ),
  )

test.each(schemas)('the %s is refused in sentences of ours, whatever is wrong with it', (_name, schema) => {
  const messages = wrongValues(schema).flatMap((value) => {
    const { error } = schema.safeParse(value, { error: fieldMessage })
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  })
  expect([...new Set(messages)].filter((message) => NOT_OURS.test(message.replace(/^[^:]*: /, '')))).toEqual([])
})
