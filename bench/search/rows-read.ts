import { wrapQueries } from '../../src/server/platform/db/connection/wrap-queries.ts'
import type { Database } from '../../src/server/platform/db/database.ts'

/** The statement name that property.search.ts uses to read the rows of a page. */
const READS_ROWS = 'homes_found_'

/** Returns a function that returns when a search's rows were last read, as of `performance.now()`. */
export function whenRowsAreRead(db: Database): () => number {
  let at = 0
  wrapQueries(db.$client, (query) => async (statement, ...rest) => {
    const result = await query(statement, ...rest)
    const name = typeof statement === 'object' ? (statement.name ?? '') : ''
    if (name.startsWith(READS_ROWS)) at = performance.now()
    return result
  })
  return () => at
}
