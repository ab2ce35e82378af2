import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Email } from '#contract/email'
import type { Database } from '../../../platform/db/database.ts'
import { identityAccounts, identitySessions, identityUsers } from '../../../platform/db/tables/identity.ts'
import { endChallenges } from './mail-links.store.ts'

/**
 * Runs a password sign-in, and revokes it if the password was replaced or removed during verification (a tenth of a
 * second): otherwise, the new session would survive the end of all others.
 */
export async function refuseReplacedPassword(
  db: Database,
  body: unknown,
  signIn: () => Promise<Response>,
): Promise<Response> {
  const sent = Login.safeParse(body)
  const before = sent.success ? await credentialOf(db, sent.data.email) : undefined
  const response = await signIn()
  if (!response.ok || !before || (await isUnchanged(db, before))) return response
  const { token } = (await response.json()) as { token?: string } // Better Auth's response to a sign-in; without a token before a second factor
  if (token) await db.delete(identitySessions).where(eq(identitySessions.token, token))
  else await endChallenges(db, before.userId)
  const refusal = { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' }
  return Response.json(refusal, { status: 401 })
}

const Login = z.object({ email: Email })
type Credential = { id: string; userId: string; password: string | null }

async function credentialOf(db: Database, email: string): Promise<Credential | undefined> {
  const [credential] = await db
    .select({ id: identityAccounts.id, userId: identityAccounts.userId, password: identityAccounts.password })
    .from(identityUsers)
    .innerJoin(identityAccounts, eq(identityAccounts.userId, identityUsers.id))
    .where(and(eq(identityUsers.email, email), eq(identityAccounts.providerId, 'credential')))
  return credential
}

/**
 * Returns true if the credential is unchanged. Waits for a transaction that is replacing it, which ends all sessions
 * that exist by then.
 */
async function isUnchanged(db: Database, { id, password }: Credential): Promise<boolean> {
  const [now] = await db
    .select({ password: identityAccounts.password })
    .from(identityAccounts)
    .where(eq(identityAccounts.id, id))
    .for('share')
  return now?.password === password
}
