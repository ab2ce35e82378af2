import type * as z from 'zod/mini'

type Def = {
  type: string
  shape?: Record<string, z.ZodMiniType>
  catchall?: z.ZodMiniType
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  items?: z.ZodMiniType[]
  keyType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  in?: z.ZodMiniType
  out?: z.ZodMiniType
  options?: z.ZodMiniType[]
  entries?: Record<string, string>
  values?: unknown[]
}
const defOf = (schema: z.ZodMiniType) => schema.def as Def // zod's own description of itself

/** A change as the audit trail stores it. */
const recorded = {
  status: 'verified',
  role: 'agent',
  amount: 25_000_000,
  isTrial: true,
  closedOffers: 2,
  title: 'Данные',
}

const ROWS = 6
/** A row of each list has only what it must have. */
const BARE_ROW = ROWS - 1
/** Whose rows all are. */
export const ANN = 'анна@пример.рф'
const soon = (row: number) => new Date(Date.now() + (row + 1) * 86_400_000).toISOString()

/** Texts by the field's name. People's texts have no Latin letters, so that they are told from texts in code. */
const texts: [RegExp, (row: number) => string][] = [
  [/timeZone/i, () => 'Europe/Berlin'],
  [/^(startsAt|endsAt|payBefore|heldUntil|nextRunAt|auctionAt|until)$/, soon],
  [/(At|^at|Time)$/, (row) => `2026-10-${10 + row}T09:30:00.000Z`],
  [/^month$/i, (row) => `2026-0${row + 1}`],
  [/(date|day|On|validUntil|From|firstOccupancy)$/i, (row) => `2026-11-2${row}`],
  [/^(from|to)$/, (row) => `${10 + row}:00`],
  [/price/i, (row) => `25${row}000`],
  [/email/i, () => ANN],
  [/tour/i, () => 'https://youtube.com/watch?v=1'],
  [/(url|image|photo|picture|address|path|href)$/i, (row) => `/demo/home-0${row + 1}.webp`],
  [/^(_id|id|.+Id)$/, (row) => `00000000-0000-7000-8000-00000000000${row}`],
  [/currency/i, () => 'EUR'],
  [/country/i, () => 'DE'],
]

/**
 * Returns an answer of an endpoint with all that it can have: lists have rows of each status or kind, and a field that
 * may be missing is missing in one of them.
 */
export function anyAnswer(schema: z.ZodMiniType, field = '', row = 0): unknown {
  const def = defOf(schema)
  const inside = (inner: z.ZodMiniType | undefined, name = field, place = row) =>
    inner ? anyAnswer(inner, name, place) : undefined
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape ?? {}).map(([name, one]) => [name, inside(one, name)]))
    case 'optional':
    case 'nullable':
      return row === BARE_ROW ? (def.type === 'nullable' ? null : undefined) : inside(def.innerType)
    case 'array':
      return Array.from({ length: ROWS }, (_, place) => inside(def.element, field, place))
    case 'tuple':
      return (def.items ?? []).map((item) => inside(item))
    case 'record':
      return recordOf(def, field, row)
    case 'pipe':
      return inside(def.in?.def.type === 'transform' ? def.out : def.in)
    case 'union':
      return inside(def.options?.[row % def.options.length])
    case 'enum':
      return pick(Object.values(def.entries ?? {}), field, row)
    case 'literal':
      return def.values?.[row % def.values.length]
    case 'number':
      return numberOf(field, row)
    case 'boolean':
      return row % 2 === 1
    case 'unknown':
      return field === 'before' ? { status: 'pending', role: null } : recorded
    default:
      return 'innerType' in def ? inside(def.innerType) : textOf(field, row)
  }
}

const textOf = (field: string, row: number): string =>
  texts.find(([name]) => name.test(field))?.[1](row) ?? `Данные ${row}`

function pick(values: string[], field: string, row: number): string {
  const own = textOf(field, row)
  return values.includes(own) ? own : (values[row % values.length] ?? '')
}

function numberOf(field: string, row: number): number {
  if (field === 'minutes') return 60
  if (field === 'latitude') return 52.5 + row / 100
  if (field === 'longitude') return 13.4 + row / 100
  if (/rating|stars/i.test(field)) return (row % 5) + 1
  return 3 + row
}

function recordOf({ keyType, valueType }: Def, field: string, row: number): Record<string, unknown> {
  const keys = keyType && defOf(keyType).entries ? Object.values(defOf(keyType).entries ?? {}) : ['1', '2']
  return Object.fromEntries(keys.map((key) => [key, valueType ? anyAnswer(valueType, field, row) : undefined]))
}
