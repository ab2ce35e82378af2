import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SignIn } from '#contract/account'
import type { Page, Paged } from '#contract/list'
import { endSignIn } from '../../platform/access/sign-in.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { signIns } from '../../platform/db/tables/sign-in.ts'

type CurrentSignIn = { id: string; signInId: string }

const isOpen = and(isNull(signIns.endedAt), gt(signIns.expiresAt, sql`now()`))

export function openSignIns(db: Database, { id, signInId }: CurrentSignIn, page: Page): Promise<Paged<SignIn>> {
  const fields = {
    _id: signIns.id,
    device: signIns.userAgent,
    createdAt: sql<string>`${isoMoment(signIns.createdAt)}`,
    renewedAt: sql<string>`${isoMoment(signIns.renewedAt)}`,
    current: sql<boolean>`${signIns.id} = ${signInId}`,
  }
  const where = and(eq(signIns.userId, id), isOpen)
  return newestFirst(db, { table: signIns, where, page }, (query) =>
    db.select(fields).from(signIns).where(query.where).orderBy(query.orderBy).limit(query.limit),
  )
}

export async function endOwnSignIn(db: Database, { id: userId }: CurrentSignIn, id: string): Promise<boolean> {
  const found = await db.$count(signIns, and(eq(signIns.id, id), eq(signIns.userId, userId), isOpen))
  if (found > 0) await endSignIn(db, id)
  return found > 0
}

export async function signedInAt(db: Database, id: string): Promise<Date | undefined> {
  const [row] = await db.select({ createdAt: signIns.createdAt }).from(signIns).where(eq(signIns.id, id))
  return row?.createdAt
}
