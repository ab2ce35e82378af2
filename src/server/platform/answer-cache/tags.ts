/** A source of an answer: any row of a table, or those about one subject, as in `review:<property id>`. */
export type Tag = string

/** `ids`: the subjects of the changed rows (of `review`, the properties' ids); `'*'` if they are too many to name. */
export type Change = { table: string; ids: string[] | '*' }

/** Reads the payload of a trigger: `table id id …` or `table *`. */
export function changeIn(payload: string): Change {
  const [table = '', ...ids] = payload.split(' ')
  return { table, ids: ids.includes('*') ? '*' : ids }
}

export function isTouched(tag: Tag, { table, ids }: Change): boolean {
  if (tag === table) return true
  if (!tag.startsWith(`${table}:`)) return false
  return ids === '*' || ids.includes(tag.slice(table.length + 1))
}
