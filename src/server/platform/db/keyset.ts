import { type SQL, sql } from 'drizzle-orm'
import type { Page, Paged } from '#contract/list'
import { MAX_ROWS } from '#contract/list'
import { Refusal } from '../../refusal.ts'

type Part = string | number | null

export const cursorOf = (key: Part[]): string => Buffer.from(JSON.stringify(key)).toString('base64url')

export function keyOf<Key extends Part[]>(cursor: string, looksRight: (key: unknown) => key is Key): Key {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (looksRight(key)) return key
  } catch {} // not JSON: refused below like any other foreign cursor
  throw new Refusal('invalid', 'This cursor is not one of ours. Start again without it.', { cursor: 'unknown cursor' })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const isId = (part: unknown): part is string => typeof part === 'string' && uuid.test(part)
export const isIdKey = (key: unknown): key is [string] => Array.isArray(key) && key.length === 1 && isId(key[0])

export const rowsAsked = (page: Page): number => (page.limit ?? MAX_ROWS) + 1

export function pageOf<Row>(
  rows: Row[],
  page: Page,
  total: Paged<Row>['total'],
  key: (row: Row) => Part[],
): Paged<Row> {
  const most = page.limit ?? MAX_ROWS
  const last = rows[most - 1]
  if (rows.length <= most || last === undefined) return { rows, total }
  return { rows: rows.slice(0, most), total, next: cursorOf(key(last)) }
}

export const idIn = (cursor: string): string => keyOf(cursor, isIdKey)[0]

export const madeBefore = (id: SQL | { getSQL(): SQL }, page: Page): SQL | undefined =>
  page.cursor === undefined ? undefined : sql`${id} < ${idIn(page.cursor)}::uuid`
