import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { NewProperty } from './property-fields.ts'

type Text = { path: string; def: z.core.$ZodStringDef }

/** Returns every text of a schema. */
function textsIn(schema: z.core.$ZodType, path: string): Text[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'string') return [{ path, def }]
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) => textsIn(field, `${path}.${name}`))
  if (def.type === 'array') return textsIn(def.element, `${path}[]`)
  if (def.type === 'union') return def.options.flatMap((option) => textsIn(option, path))
  if (def.type === 'record') return [...textsIn(def.keyType, path), ...textsIn(def.valueType, path)]
  if (def.type === 'pipe') return [...textsIn(def.in, path), ...textsIn(def.out, path)]
  return 'innerType' in def ? textsIn(def.innerType, path) : []
}

/** Returns whether a check of our own, or a pattern, meets a text of any length. The pattern of a UUID reads no more than 36 characters. */
function isReadUnlimited({ checks = [] }: z.core.$ZodStringDef): boolean {
  const kinds = checks.map(({ _zod: { def } }) => ({
    isLimit: def.check === 'max_length',
    reads: def.check === 'custom' || ('pattern' in def && !('format' in def && def.format === 'uuid')),
    isLast: def.abort === true,
  }))
  const limit = kinds.findIndex(({ isLimit, isLast }) => isLimit && isLast)
  const reader = kinds.findIndex(({ reads }) => reads)
  return reader !== -1 && (limit === -1 || limit > reader)
}

const unlimitedIn = (schema: z.core.$ZodType, path: string): string[] =>
  textsIn(schema, path).flatMap((text) => (isReadUnlimited(text.def) ? [text.path] : []))

test('a check of our own that stands before a limit, or has none that ends the checks, is found', () => {
  const reads = z.refine<string>((text) => text !== '')
  const limit = z.maxLength(3, { abort: true })
  expect(unlimitedIn(z.object({ a: z.optional(z.string().check(reads, limit)) }), 'query')).toEqual(['query.a'])
  expect(unlimitedIn(z.array(z.string().check(z.maxLength(3), reads)), 'body')).toEqual(['body[]'])
  expect(unlimitedIn(z.string().check(z.regex(/a/)), 'body')).toEqual(['body'])
  expect(unlimitedIn(z.string().check(limit, reads), 'body')).toEqual([])
})

test('every text of every call has its limit before anything that reads its characters', () => {
  const found = Object.entries(api).flatMap(([noun, group]) =>
    Object.entries(group as Record<string, Endpoint>).flatMap(([call, { query, body }]) =>
      Object.entries({ query, body }).flatMap(([part, schema]) =>
        schema ? unlimitedIn(schema, `${noun}.${call} ${part}`) : [],
      ),
    ),
  )
  expect(textsIn(NewProperty, 'body').length).toBeGreaterThan(15)
  expect(found).toEqual([])
})
