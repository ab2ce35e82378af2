import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Queryable } from '../db/database.ts'
import { identitySessions } from '../db/tables/identity.ts'
import { signIns } from '../db/tables/sign-in.ts'
import { users } from '../db/tables/user.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/**
 * A session of the identity provider. `isStored`: it is a row of `identity_session`, with which our own session is
 * deleted.
 */
type Session = { id: string; endsAt: Date; isStored: boolean }

/**
 * Creates or renews our session for a provider's session, and returns its id; `undefined` if it has ended, or the
 * provider's session or the user is gone. Locks the user before the session, as all code that ends either does.
 */
export async function renewSignIn(
  tx: Queryable,
  { userId, session, userAgent }: { userId: string; session: Session; userAgent: string | null },
): Promise<string | undefined> {
  const row = {
    id: sql<string>`${v7()}::uuid`.as('id'),
    userId: users.id,
    providerSession: sql<string>`${session.id}::text`.as('provider_session'),
    identitySessionId: sql<string | null>`${session.isStored ? session.id : null}::text`.as('identity_session_id'),
    userAgent: sql<string | null>`${userAgent}::text`.as('user_agent'),
    createdAt: sql<Date>`now()`.as('created_at'),
    renewedAt: sql<Date>`now()`.as('renewed_at'),
    expiresAt: sql<Date>`${session.endsAt.toISOString()}::timestamptz`.as('expires_at'),
    endedAt: sql<Date | null>`null::timestamptz`.as('ended_at'),
  }
  const renewed = { renewedAt: sql`now()`, expiresAt: sql`excluded.expires_at`, userAgent: sql`excluded.user_agent` }
  const rows = await tx
    .insert(signIns)
    .select(tx.select(row).from(users).where(eq(users.id, userId)).for('key share'))
    .onConflictDoUpdate({
      target: [signIns.userId, signIns.providerSession],
      set: renewed,
      setWhere: isNull(signIns.endedAt),
    })
    .returning({ id: signIns.id })
    .catch(noneWithoutSession)
  return rows[0]?.id
}

function noneWithoutSession(error: unknown): [] {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error && 'code' in cause && cause.code === FOREIGN_KEY_VIOLATION) return []
  throw error
}

export async function endSignInsOf(tx: Queryable, userId: string): Promise<void> {
  const open = and(eq(signIns.userId, userId), isNull(signIns.endedAt))
  await tx.update(signIns).set({ endedAt: sql`now()` }).where(open)
}

export async function endSignIn(db: Queryable, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = tx.select({ id: signIns.identitySessionId }).from(signIns).where(eq(signIns.id, id))
    await tx.delete(identitySessions).where(inArray(identitySessions.id, ended))
    await tx
      .update(signIns)
      .set({ endedAt: sql`now()` })
      .where(and(eq(signIns.id, id), isNull(signIns.endedAt)))
  })
}
