import type { Queryable } from '../db/database.ts'
import { type News, tell } from '../notification/tell.ts'
import type { StoredViewing } from './viewing.store.ts'

/** Tells people what has become of a viewing, in the transaction that changes it. */
export async function announce(tx: Queryable, _viewing: StoredViewing, news: News[]): Promise<void> {
  for (const one of news) await tell(tx, one)
}
