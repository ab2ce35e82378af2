import { sql } from 'drizzle-orm'
import type { Paged } from '#contract/list'
import type { PublicProperty } from '#contract/property'
import type { HomeTotal, PropertySearch, PropertySort } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { type JsonRow, jsonRow } from '../../platform/db/json-row.ts'
import { isId, keyOf, pageOf, rowsAsked } from '../../platform/db/keyset.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { anonymousPropertyFields, properties, publicPropertyFields } from '../../platform/db/tables/property.ts'
import { countHomes } from './count.search.ts'
import { conditionsOf, type Filters, withWords } from './filters.search.ts'
import { firstIds, firstPage, isScattered, type Part, pageOfFew } from './found.search.ts'
import { type Sample, sampleOf } from './sample.search.ts'
import { correctedWords } from './spelling.search.ts'
import { isBehind, orders, type PlaceInOrder, priceBy, stretchesAfter } from './stretches.search.ts'
import { NOWHERE } from './words.search.ts'

/** Each row as the JSON that goes on the wire, for an anonymous caller and for others. */
const jsonFor = {
  anonymous: jsonRow<PublicProperty>(anonymousPropertyFields),
  signedIn: jsonRow<PublicProperty>(publicPropertyFields),
}
export type Reader = keyof typeof jsonFor
const verifiedAtMs = sql<number>`(extract(epoch from ${properties.verifiedAt}) * 1000)::float8`
type FoundRow = { json: JsonRow<PublicProperty>; id: string; price: number; verifiedAtMs: number }

async function inOrder(
  db: Database,
  { sort, reader }: Pick<SearchRequest, 'sort' | 'reader'>,
  ids: string[],
): Promise<FoundRow[]> {
  if (ids.length === 0) return []
  const found = () =>
    db
      .select({ json: jsonFor[reader], id: properties.id, price: priceBy[sort], verifiedAtMs })
      .from(properties)
      .where(sql`${properties.id} = any(${sql.placeholder('ids')}::uuid[])`)
      .orderBy(...orders[sort])
  return runPrepared(db, `homes_found_${sort}_${reader}`, found, { ids })
}

/**
 * Returns whether a search may read far more rows than it returns: one with a filter does, where few homes match, and a list
 * without a limit returns many.
 */
export const isCostly = ({ limit, cursor: _cursor, sort: _sort, ...filters }: PropertySearch): boolean =>
  limit === undefined || Object.values(filters).some((filter) => filter !== undefined)

/**
 * Verified, unsold homes: newest by verification first, or by price with ties by newest. Where nothing is found, the words are
 * searched for once more with a place spelt right (P-82).
 */
export async function searchPublicProperties(
  db: Database,
  search: PropertySearch,
  reader: Reader = 'anonymous',
): Promise<Paged<JsonRow<PublicProperty>>> {
  const found = await foundBy(db, search, reader)
  if (found.total !== 0 || !search.q) return found
  const q = await correctedWords(db, search)
  return q === undefined ? found : { ...(await foundBy(db, { ...search, q }, reader)), searchedFor: q }
}

async function foundBy(db: Database, search: PropertySearch, reader: Reader): Promise<Paged<JsonRow<PublicProperty>>> {
  const { sort = 'newest', limit: _limit, cursor, ...sent } = search
  const filters = await withWords(db, sent)
  const request = {
    filters,
    sort,
    reader,
    after: cursor === undefined ? undefined : placeOf(cursor, sort),
    limit: rowsAsked(search),
  }
  const [rows, total] = await rowsAndTotal(db, request)
  const page = pageOf(rows, search, total, (row): PlaceInOrder => [sort, row.price, row.verifiedAtMs, row.id])
  return { ...page, rows: page.rows.map((row) => row.json) }
}

type SearchRequest = {
  filters: Filters
  sort: PropertySort
  reader: Reader
  after: PlaceInOrder | undefined
  limit: number
}

const partOf = ({ filters, sort, limit }: SearchRequest): Part => ({
  conditions: conditionsOf(filters),
  orderBy: orders[sort],
  limit,
})

async function rowsAndTotal(db: Database, request: SearchRequest): Promise<[FoundRow[], HomeTotal]> {
  const { filters, sort, after } = request
  if (filters.words === NOWHERE) return [[], 0]
  const part = partOf(request)
  const stretches = stretchesAfter(sort, filters, after)
  const rowsOf = (ids: string[]) => inOrder(db, request, ids)
  if (after === undefined && stretches.length === 1 && part.conditions.length > 0) return firstPage(db, part, rowsOf)
  const sample = await sampleOf(db, part.conditions)
  const few =
    stretches.length > 1 ? await pageOfFew(db, behind(part, sort, after), { sample, ofAll: sample }) : undefined
  if (few && after === undefined) return [await rowsOf(few.ids), few.total]
  const readRows = async () => rowsOf(few?.ids ?? (await idsIn(db, request, { part, sample })))
  return Promise.all([readRows(), countHomes(db, part.conditions, sample)])
}

const behind = (part: Part, sort: PropertySort, after: PlaceInOrder | undefined): Part => ({
  ...part,
  within: after && isBehind(sort, after),
})

async function idsIn(
  db: Database,
  { filters, sort, after }: SearchRequest,
  { part, sample }: { part: Part; sample: Sample },
): Promise<string[]> {
  if (isScattered(part, sample)) {
    const stretches = stretchesAfter(sort, filters, after, { isScattered: true })
    const found = await Promise.all(stretches.map((stretch) => firstIds(db, { ...part, ...stretch }, sample)))
    return [...new Set(found.flat())].slice(0, part.limit) // a price may change between two of them
  }
  const stretches = stretchesAfter(sort, filters, after)
  const ids: string[] = []
  for (const stretch of stretches) {
    if (ids.length === part.limit) break
    ids.push(...(await firstIds(db, { ...part, ...stretch, limit: part.limit - ids.length }, sample)))
  }
  return ids
}

/** Reads a cursor of this order; any other is refused. */
const placeOf = (cursor: string, sort: PropertySort): PlaceInOrder =>
  keyOf(cursor, (key): key is PlaceInOrder => isPlace(key) && key[0] === sort)

const isPlace = (key: unknown): key is PlaceInOrder =>
  Array.isArray(key) && key.length === 4 && Number.isSafeInteger(key[1]) && isMoment(key[2]) && isId(key[3])

/** Milliseconds that PostgreSQL can hold and a JavaScript date with it: the former begins, the latter ends earlier. */
const isMoment = (part: unknown): boolean => typeof part === 'number' && part >= MIN_TIMESTAMP_MS && part <= MAX_DATE_MS
const MIN_TIMESTAMP_MS = Date.UTC(-4713, 10, 24) // 4714 BC, counted with a year 0
const MAX_DATE_MS = 8_640_000_000_000_000
