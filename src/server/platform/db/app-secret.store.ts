import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { appSecrets } from './tables/app-secret.ts'

/**
 * Returns the secret that signs access tokens and encrypts keys: the setting APP_SECRET, or one stored in the database.
 */
export const sharedSecret = async (db: Queryable, setting: string | undefined): Promise<string> =>
  setting || sharedOnce(db, 'app', randomBytes(32).toString('base64url'))

type SharedName = 'app' | 'image-folder' | 'currency'

/** Returns the stored value of this name, the same in every process on the database; stores `made` if there is none. */
export async function sharedOnce(db: Queryable, name: SharedName, made: string): Promise<string> {
  await db.insert(appSecrets).values({ name, value: made }).onConflictDoNothing()
  const [row] = await db.select().from(appSecrets).where(eq(appSecrets.name, name))
  return row?.value ?? made
}

export async function replaceShared(db: Queryable, name: SharedName, value: string): Promise<void> {
  await db.update(appSecrets).set({ value }).where(eq(appSecrets.name, name))
}
