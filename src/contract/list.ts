import * as z from 'zod/mini'

export const MOST_PER_PAGE = 100
/** Without `limit`, a list answers at most this many rows (decisions §5). */
export const MOST_ROWS = 1000

const Limit = z.pipe(
  z
    .string()
    .check(z.refine((text) => /^\d{1,3}$/.test(text) && +text >= 1 && +text <= MOST_PER_PAGE, 'limit is 1 to 100')),
  z.transform(Number),
)

/** What every list takes: `limit` 1-100, and the `cursor` that the previous page's `Link` header named. */
export const pageQuery = {
  limit: z.optional(Limit),
  cursor: z.optional(z.string().check(z.maxLength(500, 'cursor is too long'))),
}
export const Page = z.object(pageQuery)
export type Page = z.output<typeof Page>

/** One page of rows. `next`: the cursor of the next page, absent on the last. `total`: exact, or `1000+` on the public search. */
export type Paged<Row> = { rows: Row[]; next?: string; total: number | '1000+' }
