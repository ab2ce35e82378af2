import { sql } from 'drizzle-orm'
import type { Paged } from '#contract/list'
import type { PublicProperty } from '#contract/property'
import type { HomeTotal, PropertySearch, PropertySort } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { type JsonRow, jsonRow } from '../../platform/db/json-row.ts'
import { isId, keyOf, pageOf, rowsAsked } from '../../platform/db/keyset.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { properties } from '../tables/property.ts'
import { anonymousPropertyFields, publicPropertyFields } from '../tables/property-fields.ts'
import { conditionsOf, type Filters, type FiltersOfReader, withWords } from './conditions/filters.search.ts'
import { type CursorKey, isBehind, orders, priceBy, rangesAfter } from './conditions/index-ranges.search.ts'
import { correctedWords } from './places/corrected-words.search.ts'
import type { OtherNames } from './places/place-lookup.search.ts'
import { isScattered, type PageRequest } from './plan/choose-plan.search.ts'
import { countHomes, firstIds, firstPage, rarePage } from './plan/run-plan.search.ts'
import { type Sample, sampleOf } from './plan/sample.search.ts'

const jsonFor = {
  anonymous: jsonRow<PublicProperty>(anonymousPropertyFields),
  signedIn: jsonRow<PublicProperty>(publicPropertyFields),
}
export type Reader = keyof typeof jsonFor
const verifiedAtMs = sql<number>`(extract(epoch from ${properties.verifiedAt}) * 1000)::float8`
type FoundRow = { json: JsonRow<PublicProperty>; id: string; price: number | null; verifiedAtMs: number }

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

/** Returns true if a search may read far more rows than it returns: any search with a filter or without a limit. */
export const isCostly = ({ limit, cursor: _cursor, sort: _sort, ...filters }: PropertySearch): boolean =>
  limit === undefined || Object.values(filters).some((filter) => filter !== undefined)

/**
 * Returns a page of homes for sale, newest by verification first, or by price and then newest. If nothing is found,
 * searches again with a misspelt place corrected (P-82), or one that is called otherwise in another language (P-346).
 */
export async function searchPublicProperties(
  db: Database,
  search: PropertySearch & FiltersOfReader,
  reader: Reader = 'anonymous',
  otherNames?: OtherNames,
): Promise<Paged<JsonRow<PublicProperty>>> {
  const found = await searchPage(db, search, reader)
  if (found.total !== 0 || !search.q) return found
  const q = await correctedWords(db, search, otherNames)
  return q === undefined ? found : { ...(await searchPage(db, { ...search, q }, reader)), searchedFor: q }
}

async function searchPage(
  db: Database,
  search: PropertySearch & FiltersOfReader,
  reader: Reader,
): Promise<Paged<JsonRow<PublicProperty>>> {
  const { sort = 'newest', limit: _limit, cursor, ...sent } = search
  const filters = await withWords(db, sent)
  const request = {
    filters,
    sort,
    reader,
    after: cursor === undefined ? undefined : cursorKeyOf(cursor, sort),
    limit: rowsAsked(search),
  }
  const [rows, total] = await rowsAndTotal(db, request)
  const page = pageOf(rows, search, total, (row): CursorKey => [sort, row.price, row.verifiedAtMs, row.id])
  return { ...page, rows: page.rows.map((row) => row.json) }
}

type SearchRequest = {
  filters: Filters
  sort: PropertySort
  reader: Reader
  after: CursorKey | undefined
  limit: number
}

const pageRequest = ({ filters, sort, limit }: SearchRequest): PageRequest => ({
  conditions: conditionsOf(filters),
  orderBy: orders[sort],
  limit,
})

async function rowsAndTotal(db: Database, request: SearchRequest): Promise<[FoundRow[], HomeTotal]> {
  const { filters, sort, after } = request
  if (filters.words?.kind === 'noMatch') return [[], 0]
  const page = pageRequest(request)
  const ranges = rangesAfter(sort, filters, after)
  const readRowsOf = (ids: string[]) => inOrder(db, request, ids)
  if (after === undefined && ranges.length === 1 && page.conditions.length > 0) return firstPage(db, page, readRowsOf)
  const sample = await sampleOf(db, page.conditions)
  const rare = ranges.length > 1 ? await rarePage(db, behind(page, sort, after), { sample, ofAll: sample }) : undefined
  if (rare && after === undefined) return [await readRowsOf(rare.ids), rare.total]
  const readRows = async () => readRowsOf(rare?.ids ?? (await idsIn(db, request, { page, sample })))
  return Promise.all([readRows(), countHomes(db, page.conditions, sample)])
}

const behind = (page: PageRequest, sort: PropertySort, after: CursorKey | undefined): PageRequest => ({
  ...page,
  within: after && isBehind(sort, after),
})

async function idsIn(
  db: Database,
  { filters, sort, after }: SearchRequest,
  { page, sample }: { page: PageRequest; sample: Sample },
): Promise<string[]> {
  if (isScattered(page, sample)) {
    const ranges = rangesAfter(sort, filters, after, { isScattered: true })
    const found = await Promise.all(ranges.map((range) => firstIds(db, { ...page, ...range }, sample)))
    return [...new Set(found.flat())].slice(0, page.limit) // a price may change between two queries, so a home may be found twice
  }
  const ranges = rangesAfter(sort, filters, after)
  const ids: string[] = []
  for (const range of ranges) {
    if (ids.length === page.limit) break
    ids.push(...(await firstIds(db, { ...page, ...range, limit: page.limit - ids.length }, sample)))
  }
  return ids
}

const cursorKeyOf = (cursor: string, sort: PropertySort): CursorKey =>
  keyOf(cursor, (key): key is CursorKey => isCursorKey(key) && key[0] === sort)

const isCursorKey = (key: unknown): key is CursorKey =>
  Array.isArray(key) &&
  key.length === 4 &&
  (key[1] === null || Number.isSafeInteger(key[1])) &&
  isMoment(key[2]) &&
  isId(key[3])

const isMoment = (part: unknown): boolean => typeof part === 'number' && part >= MIN_TIMESTAMP_MS && part <= MAX_DATE_MS
const MIN_TIMESTAMP_MS = Date.UTC(-4713, 10, 24) // 4714 BC, in a calendar with a year 0
const MAX_DATE_MS = 8_640_000_000_000_000
