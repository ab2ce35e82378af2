import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import { type Cluster, MAX_CLUSTERS, type PropertyClusters } from '#contract/map'
import { type Bounds, bboxText } from '#contract/map-bounds'
import type { Database } from '../../platform/db/database.ts'
import { cellsOf, type MapCell } from '../../platform/db/map-cells.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { properties } from '../tables/property.ts'
import { publicPropertyFields } from '../tables/property-fields.ts'
import { isInBox, mapCell } from '../tables/property-map-cell.ts'
import { conditionsOf, type Filters, type FiltersOfReader, matches, withWords } from './conditions/filters.search.ts'
import { indexCondition, isFoundForPins, maxPerCell } from './plan/choose-plan.search.ts'
import { sampleOf } from './plan/sample.search.ts'
import { MAX_PIN_HOMES } from './plan/search-limits.search.ts'

type ClusterSearch = z.output<typeof PropertyClusters> & FiltersOfReader
/** The homes in a cell of the map. `first`, `last`: their lowest and highest `map_cell` numbers. */
type CellCount = {
  place: number
  count: number
  latitude: number
  longitude: number
  west: number
  south: number
  east: number
  north: number
  first: string
  last: string
  id: string
}

/**
 * Returns the clusters in a part of the map: one for each cell, about 128 pixels wide, with the number of its homes,
 * exact up to `MAX_PUBLIC_TOTAL`. Without filters, this reads at most 200 cells × 1,001 index entries. With filters,
 * few matches are counted by one query; for many, the limit of exact numbers falls with the number of cells.
 */
export async function propertyClusters(db: Database, { bbox, zoom, ...search }: ClusterSearch): Promise<Cluster[]> {
  const cells = cellsOf(bbox, zoom + 1, MAX_CLUSTERS)
  const filters = await withWords(db, search)
  const { counted, most } = await countIn(db, cells, filters, bbox)
  const homes = await singleHomes(db, counted)
  return counted.flatMap((cluster) => {
    const cell = cells[cluster.place]
    return cell ? [clusterOf(cluster, cell, { most, home: homes.get(cluster.id) })] : []
  })
}

type CellCounts = { counted: CellCount[]; most: number }

async function countIn(db: Database, cells: MapCell[], filters: Filters, bbox: Bounds): Promise<CellCounts> {
  const others = conditionsOf(filters)
  const inside = [...conditionsOf({ bbox }), ...others]
  const inCells = and(matches(others), isNotNull(properties.latitude), isInBox(bbox))
  const countByCell = async (most: number) => ({ counted: await countCells(db, { where: inCells, cells, most }), most })
  if (others.every(({ filter }) => filter === 'hidden')) return countByCell(MAX_PUBLIC_TOTAL)
  const sample = await sampleOf(db, inside)
  const found =
    isFoundForPins(inside, sample) &&
    (await countFound(db, and(indexCondition(inside, sample), isNotNull(properties.latitude)), cells))
  return found ? { counted: found, most: MAX_PUBLIC_TOTAL } : countByCell(maxPerCell(others, sample, cells.length))
}

const sums = sql`count(*)::int as count, avg(latitude) as latitude, avg(longitude) as longitude,
  min(longitude) as west, min(latitude) as south, max(longitude) as east, max(latitude) as north, min(map_cell) as first, max(map_cell) as last, (array_agg(id))[1] as id`
const columns = sql`${properties.id}, ${properties.latitude}, ${properties.longitude}, ${mapCell} as map_cell`

/** Settings for a transaction: PostgreSQL can't estimate the homes in a cell, and would otherwise sort all homes. */
const inOrderOfIndex = sql`select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true)`

async function countCells(
  db: Database,
  { where, cells, most }: { where: SQL | undefined; cells: MapCell[]; most: number },
): Promise<CellCount[]> {
  const inCell = sql`${mapCell} >= cell.from and ${mapCell} < cell.to`
  const query = sql`
    select cell.place, counted.count, counted.latitude, counted.longitude, counted.west, counted.south,
      counted.east, counted.north, counted.first, counted.id, case when counted.count <= ${most}
      then counted.last
      else (select ${mapCell} from ${properties} where ${where} and ${inCell} order by ${mapCell} desc limit 1) end as last
    from ${cellTable(cells)} cross join lateral (
      select ${sums} from (
        select ${columns} from ${properties} where ${where} and ${inCell} order by ${mapCell} limit ${most + 1}
      ) homes
    ) counted
    where counted.count > 0`
  return db.transaction(async (tx) => {
    await tx.execute(inOrderOfIndex)
    return (await tx.execute<CellCount>(query)).rows
  })
}

async function countFound(db: Database, where: SQL | undefined, cells: MapCell[]): Promise<CellCount[] | undefined> {
  const { rows } = await db.execute<CellCount & { found: number }>(sql`
    with found as materialized (select ${columns} from ${properties} where ${where} limit ${MAX_PIN_HOMES + 1})
    select cell.place, ${sums}, (select count(*)::int from found) as found
    from found join ${cellTable(cells)} on found.map_cell >= cell.from and found.map_cell < cell.to
    group by cell.place`)
  return (rows[0]?.found ?? 0) > MAX_PIN_HOMES ? undefined : rows
}

function cellTable(cells: MapCell[]): SQL {
  const numbers = (end: 'from' | 'to') => sql`${`{${cells.map((cell) => cell[end]).join(',')}}`}::bigint[]`
  return sql`(select "from", "to", number::int - 1 as place
    from unnest(${numbers('from')}, ${numbers('to')}) with ordinality as given("from", "to", number)) as cell`
}

type Home = NonNullable<Cluster['home']>

async function singleHomes(db: Database, counted: CellCount[]): Promise<Map<string, Home>> {
  const ids = counted.filter(({ count }) => count === 1).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const homes = await db
    .select({
      _id: properties.id,
      title: properties.title,
      translations: publicPropertyFields.translations,
      price: properties.price,
      priceKind: properties.priceKind,
    })
    .from(properties)
    .where(and(inArray(properties.id, ids)))
  return new Map(homes.map((home) => [home._id, withoutNulls(home)]))
}

function clusterOf(
  { count, latitude, longitude, first, last, ...bounds }: CellCount,
  cell: MapCell,
  { most, home }: { most: number; home: Home | undefined },
): Cluster {
  const isOnePoint = first === last
  return {
    latitude: toDecimetres(latitude),
    longitude: toDecimetres(longitude),
    count: count > most ? `${most}+` : count,
    bbox: bboxText(isOnePoint || count <= most ? widened(bounds) : cell),
    isOnePoint,
    ...(home && { home }),
  }
}

const toDecimetres = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/**
 * A margin in degrees: larger than the distance of points with the same `map_cell` number, and than the rounding of a
 * mean.
 */
const MARGIN = 0.00001
const widened = ({ west, south, east, north }: Bounds): Bounds => ({
  west: Math.max(-180, west - MARGIN),
  south: Math.max(-90, south - MARGIN),
  east: Math.min(180, east + MARGIN),
  north: Math.min(90, north + MARGIN),
})
