import * as fc from 'fast-check'
import type * as z from 'zod/mini'
import { hostileTexts, hostileValue } from './hostile.ts'

type Def = {
  type: string
  shape?: Record<string, z.ZodMiniType>
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  in?: z.ZodMiniType
  out?: z.ZodMiniType
  options?: z.ZodMiniType[]
  entries?: Record<string, string>
  values?: unknown[]
}
const defOf = (schema: z.ZodMiniType) => schema.def as Def // zod's own description of itself

const usualTexts = [
  'Mill House',
  '1 Weir Lane, Bath',
  '250000',
  '$1.2m',
  '2099-01-01',
  '2031-12-24T10:00:00Z',
  '9:5:1',
  'true',
  'false',
]
const moreTexts = [
  'https://pictures.example/a.png',
  '/media/x.webp',
  '5',
  '20',
  '-2.5,51.3,-2.3,51.5',
  'Europe/London',
  'x',
]

/** `textsFor` returns texts for a field of this name, tried before the usual ones. */
export function validValue(
  schema: z.ZodMiniType,
  textsFor: (field: string) => string[],
  field = '',
): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  const inside = (inner: z.ZodMiniType | undefined, name = field) =>
    inner ? validValue(inner, textsFor, name) : fc.constant(undefined)
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape ?? {}).map(([name, one]) => [name, inside(one, name)])),
      )
    case 'optional':
      return fc.option(inside(def.innerType), { nil: undefined, freq: 2 })
    case 'nullable':
      return fc.option(inside(def.innerType), { nil: null, freq: 6 })
    case 'catch':
      return inside(def.innerType)
    case 'pipe':
      return texts(schema, textsFor(field)) ?? inside(def.in?.def.type === 'transform' ? def.out : def.in)
    case 'union':
      return fc.oneof(...(def.options ?? []).map((option) => inside(option)))
    case 'array':
      return fc.array(inside(def.element), { minLength: 1, maxLength: 4 })
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'number':
      return fc.oneof(fc.constantFrom<unknown>(1, 5, 250000.5), fc.integer({ min: 0, max: 2_000 }))
    case 'boolean':
      return fc.boolean()
    default:
      return texts(schema, textsFor(field)) ?? fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  }
}

function texts(schema: z.ZodMiniType, own: string[]): fc.Arbitrary<unknown> | undefined {
  const isTaken = (text: string) => schema.safeParse(text).success
  const ofField = own.filter(isTaken)
  const usual = [...usualTexts, ...moreTexts].filter(isTaken)
  if (ofField.length > 0)
    return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ofField) }, fc.constantFrom(...ofField, ...usual))
  return usual.length > 0 ? fc.constantFrom(...usual) : undefined
}

/** Breaks one thing: a field's type, a missing or an extra field. */
export function nearlyValid(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.nat(), hostileValue, fc.constantFrom('replace', 'drop', 'add'))
    .map(([value, place, wrong, how]) => {
      if (typeof value !== 'object' || value === null) return wrong
      const names = Object.keys(value)
      const name = names[place % Math.max(1, names.length)] ?? 'x'
      if (how === 'add')
        return { ...value, [hostileTexts[place % hostileTexts.length] ?? '']: wrong, role: 'admin', _id: 'x' }
      return { ...value, [name]: how === 'drop' ? undefined : wrong }
    })
}
