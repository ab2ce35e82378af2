import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/user.ts'

export async function identityOf(db: Queryable, id: string): Promise<{ subject: string | null } | undefined> {
  const [user] = await db.select({ subject: users.subject }).from(users).where(eq(users.id, id))
  return user
}
