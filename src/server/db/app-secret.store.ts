import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { appSecrets } from './tables/app-secret.ts'

/** The secret that signs access tokens and encrypts keys: APP_SECRET, or one made once and shared through the database. */
export async function sharedSecret(db: Database, setting: string | undefined): Promise<string> {
  if (setting) return setting
  const made = randomBytes(32).toString('base64url')
  await db.insert(appSecrets).values({ name: 'app', value: made }).onConflictDoNothing()
  const [row] = await db.select().from(appSecrets).where(eq(appSecrets.name, 'app'))
  return row?.value ?? made
}
