import { and, eq, or, sql } from 'drizzle-orm'
import { allowLongWork } from '../../platform/db/allow-long-work.ts'
import type { Database } from '../../platform/db/database.ts'
import { identityUsers } from '../../platform/db/tables/identity.ts'
import { users } from '../../platform/db/tables/user.ts'

export async function markVerified(db: Database, whom: { email: string } | 'all'): Promise<number> {
  return db.transaction(async (tx) => {
    await allowLongWork(tx)
    const isNot = or(sql`${users.emailVerified} is distinct from true`, eq(users.mustVerifyEmail, true))
    const marked = await tx
      .update(users)
      .set({ emailVerified: true, mustVerifyEmail: false })
      .where(and(isNot, whom === 'all' ? undefined : eq(users.email, whom.email)))
    await tx
      .update(identityUsers)
      .set({ emailVerified: true })
      .where(
        and(eq(identityUsers.emailVerified, false), whom === 'all' ? undefined : eq(identityUsers.email, whom.email)),
      )
    return marked.rowCount ?? 0
  })
}
