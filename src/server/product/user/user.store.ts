import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Role } from '#contract/user'
import { userColumns } from '../../platform/access/caller.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/user.ts'

export async function userByEmail(db: Queryable, email: string) {
  const [user] = await db.select(userColumns).from(users).where(eq(users.email, email))
  return user
}

type NewUser = {
  issuer: string
  subject: string
  email: string
  emailVerified?: boolean
  mustVerifyEmail?: boolean
  name: string
  photoUrl: string | null
}

export async function userOfIdentity(db: Queryable, { issuer, subject }: Pick<NewUser, 'issuer' | 'subject'>) {
  const [user] = await db
    .select({ ...userColumns, emailVerified: users.emailVerified })
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
  return user
}

/** Marks a user's address as verified. Returns true if it was unverified: for only one of concurrent calls. */
export async function markEmailVerified(tx: Queryable, id: string): Promise<boolean> {
  const [before] = await tx.select({ was: users.emailVerified }).from(users).where(eq(users.id, id)).for('update')
  if (before && before.was !== true)
    await tx.update(users).set({ emailVerified: true, mustVerifyEmail: false }).where(eq(users.id, id))
  return before?.was === false
}

/**
 * Returns the row of a user who signed in: added if there is none, bound to (issuer, subject) at the first sign-in.
 * Returns `undefined` if the e-mail's row is bound to another identity. An existing row keeps its name, which users set
 * here; the photo follows the provider's if there is one.
 */
export async function bindIdentity(db: Queryable, person: NewUser) {
  const unbound = and(isNull(users.issuer), isNull(users.subject))
  const theirs = and(eq(users.issuer, person.issuer), eq(users.subject, person.subject))
  const [user] = await db
    .insert(users)
    .values(person)
    .onConflictDoUpdate({
      target: users.email,
      set: {
        issuer: person.issuer,
        subject: person.subject,
        emailVerified: sql`case when ${users.issuer} is null then excluded.email_verified else ${users.emailVerified} end`,
        mustVerifyEmail: sql`case when ${users.issuer} is null then excluded.must_verify_email else ${users.mustVerifyEmail} end`,
        photoUrl: sql`coalesce(excluded.photo_url, ${users.photoUrl})`,
      },
      setWhere: or(unbound, theirs),
    })
    .returning(userColumns)
  return user
}

/** Locks a user for a change of role or account: waits for every `userForKeyShare`, and blocks new ones. */
export async function userForUpdate(tx: Queryable, id: string) {
  const [user] = await tx.select(userColumns).from(users).where(eq(users.id, id)).for('update')
  return user
}

export async function changeUser(
  db: Queryable,
  id: string,
  change: { name: string; photoUrl?: string | null; role?: Role | null },
): Promise<number> {
  const changed = await db.update(users).set(change).where(eq(users.id, id)).returning({ id: users.id })
  return changed.length
}
