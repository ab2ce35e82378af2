import * as z from 'zod/mini'

export const MAX_PER_PAGE = 100
/** Without `limit`, a list returns at most this many rows. */
export const MAX_ROWS = 1000
/** Rows that are asked for by their ids, in one call. */
export const MAX_ROWS_BY_ID = 20
/** The limit up to which rows are counted exactly; beyond it, totals are `1000+` or `10000+`. Counting a million takes seconds. */
export const MAX_PUBLIC_TOTAL = 1000
export const MAX_TOTAL = 10_000

const LIMIT_MESSAGE = `limit is 1 to ${MAX_PER_PAGE}`
const Limit = z.pipe(
  z.string().check(
    z.maxLength(3, { error: LIMIT_MESSAGE, abort: true }),
    z.refine((text) => /^\d{1,3}$/.test(text) && +text >= 1 && +text <= MAX_PER_PAGE, LIMIT_MESSAGE),
  ),
  z.transform(Number),
)

/** The parameters of every list: `limit` 1-100, and the `cursor` from the previous page's `Link` header. */
export const pageQuery = {
  limit: z.optional(Limit),
  cursor: z.optional(z.string().check(z.maxLength(500, 'cursor is too long'))),
}
export const Page = z.object(pageQuery)
export type Page = z.output<typeof Page>

/** The total number of rows; with a `+`, more than that. */
export type Total = number | `${number}+`

/**
 * One page of rows. `next`: the cursor of the next page, absent on the last. `searchedFor`: the words that were searched for in place
 * of those that were sent, where nothing has these.
 */
export type Paged<Row> = { rows: Row[]; next?: string; total: Total; searchedFor?: string }
