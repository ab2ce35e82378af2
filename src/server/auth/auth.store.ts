import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { adminGrants } from '../db/tables/user.ts'

/** Remembers that this address is to be an admin once. A second time changes nothing. */
export async function rememberAdminGrant(db: Queryable, email: string): Promise<void> {
  await db.insert(adminGrants).values({ email }).onConflictDoNothing()
}

/**
 * Makes the person of this address an admin if that is still owed to them, in one statement. Only a row that is bound to an
 * identity counts: the grant is for whoever signs in.
 */
export async function claimAdminGrant(db: Queryable, email: string): Promise<void> {
  await db.execute(sql`
    with owed as (
      update ${adminGrants} set granted_at = now()
      where ${eq(adminGrants.email, email)} and granted_at is null
        and exists (select from app_user where app_user.email = ${email} and app_user.issuer is not null)
      returning email
    )
    update app_user set role = 'admin' from owed where app_user.email = owed.email`)
}
