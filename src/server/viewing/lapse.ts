import type { Queryable } from '../db/database.ts'
import { lapseHeld } from './viewing.store.ts'
import { viewingLapsed } from './viewing-mails.ts'
import { announce } from './viewing-news.ts'

/** Writes down what has lapsed by now, and tells both. Nothing waits for it: whoever reads a viewing looks at the clock as well. */
export async function lapseOverdue(tx: Queryable, whose: Parameters<typeof lapseHeld>[1], now: Date): Promise<void> {
  for (const viewing of await lapseHeld(tx, whose, now)) await announce(tx, viewing, viewingLapsed(viewing))
}
