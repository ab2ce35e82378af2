import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api'
import { and, eq, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database, Queryable } from '../../../platform/db/database.ts'
import { identityAccounts, identitySessions } from '../../../platform/db/tables/identity.ts'
import type { AccountEvents } from '../account-events.ts'
import { endChallenges } from './mail-links.store.ts'
import { MAX_VERIFIED_PASSWORD_LENGTH } from './password-hashing.ts'
import { languageOfRequest } from './web-request.ts'

/** Replaces Better Auth's `POST /change-password`, which does not end other sessions in the same transaction. */
export function changePassword(db: Database, { mailPasswordChanged }: AccountEvents): BetterAuthPlugin {
  const body = z.object({
    currentPassword: z.string().check(z.maxLength(MAX_VERIFIED_PASSWORD_LENGTH)),
    newPassword: z.string(),
  })
  return {
    id: 'change-password',
    endpoints: {
      changePassword: createAuthEndpoint(
        '/change-password',
        { method: 'POST', body, use: [sensitiveSessionMiddleware] },
        async ({ body: { currentPassword, newPassword }, context, request, json }) => {
          const { session, user } = context.session
          const account = await context.internalAdapter.findCredentialAccount(user.id)
          const verified = account?.password
          if (!verified) throw refused('CREDENTIAL_ACCOUNT_NOT_FOUND', 'Credential account not found')
          if (!(await context.password.verify({ hash: verified, password: currentPassword }))) throw wrongPassword()
          const password = await context.password.hash(newPassword)
          const isChanged = await db.transaction(async (tx) => {
            const done = await replacePassword(tx, { verified, password, userId: user.id, keep: session.id })
            if (done) await mailPasswordChanged(tx, { ...user, language: languageOfRequest(request) })
            return done
          })
          if (!isChanged) throw wrongPassword()
          return json({ token: null, user })
        },
      ),
    },
  }
}

type PasswordChange = { verified: string; password: string; userId: string; keep: string }

async function replacePassword(tx: Queryable, { verified, password, userId, keep }: PasswordChange): Promise<boolean> {
  const changed = await tx
    .update(identityAccounts)
    .set({ password, updatedAt: new Date() })
    .where(and(eq(identityAccounts.userId, userId), eq(identityAccounts.password, verified)))
  if (changed.rowCount === 0) return false
  await tx.delete(identitySessions).where(and(eq(identitySessions.userId, userId), ne(identitySessions.id, keep)))
  await endChallenges(tx, userId)
  return true
}

const refused = (code: string, message: string) => new APIError('BAD_REQUEST', { code, message })
const wrongPassword = () => refused('INVALID_PASSWORD', 'Invalid password')
