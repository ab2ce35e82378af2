import { wrapQueries } from '../../src/server/platform/db/connection/wrap-queries.ts'
import type { Database } from '../../src/server/platform/db/database.ts'

/** As the product names the statement that reads the rows of a page (property.search.ts). */
const READS_ROWS = 'homes_found_'

/** Returns a function that says when the rows of a search's page were last read, as of `performance.now()`. */
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
