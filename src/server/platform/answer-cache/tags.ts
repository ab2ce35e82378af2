/** A source of a cached response: a whole table, or the rows about one subject, such as `review:<property id>`. */
export type Tag = string

/**
 * A change of a table. `ids`: the subjects of the changed rows (for `review`, the ids of properties); `'*'` if there
 * are too many.
 */
export type Change = { table: string; ids: string[] | '*' }

/** Parses the payload of a trigger's notification: `table id id …` or `table *`. */
export function changeIn(payload: string): Change {
  const [table = '', ...ids] = payload.split(' ')
  return { table, ids: ids.includes('*') ? '*' : ids }
}

export function isTouched(tag: Tag, { table, ids }: Change): boolean {
  if (tag === table) return true
  if (!tag.startsWith(`${table}:`)) return false
  return ids === '*' || ids.includes(tag.slice(table.length + 1))
}
