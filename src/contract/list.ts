import * as z from 'zod/mini'

export const MAX_PER_PAGE = 100
export const MAX_ROWS = 1000
export const MAX_ROWS_BY_ID = 20
/**
 * The limits of counting: beyond them, totals are `1000+` in public lists and `10000+` in others, because counting a
 * million rows takes seconds.
 */
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

/** The query parameters of paged lists. `limit`: 1 to 100. `cursor`: from the previous page's `Link` header. */
export const pageQuery = {
  limit: z.optional(Limit),
  cursor: z.optional(z.string().check(z.maxLength(500, 'cursor is too long'))),
}
export const Page = z.object(pageQuery)
export type Page = z.output<typeof Page>

export type Total = number | `${number}+`

/**
 * A page of a list. `next`: the cursor of the next page, absent on the last. `searchedFor`: the words that replaced the
 * requested ones because these had no matches.
 */
export type Paged<Row> = { rows: Row[]; next?: string; total: Total; searchedFor?: string }
