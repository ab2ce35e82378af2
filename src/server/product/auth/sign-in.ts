import * as t from '#messages/refusals'
import type { TokenHolder } from '../../platform/access/access-token.ts'
import { signInEnded } from '../../platform/access/caller.ts'
import { endSignInsOf, renewSignIn } from '../../platform/access/sign-in.store.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { isCausedBy } from '../../platform/db/errors.ts'
import type { Identity } from '../../providers/identity/identity.ts'
import { Refusal } from '../../refusal.ts'
import type { Clock } from '../offer/lapse.ts'
import { bindIdentity, markEmailVerified, userOfIdentity } from '../user/user.store.ts'
import { ownProfile } from './own-photo.ts'
import { transferAccount } from './transfer-account.ts'

const UNIQUE_VIOLATION = '23505'

type SignInProof = { proven: Identity; email: string; userAgent: string | null; requireVerifiedEmail: boolean } & Clock
type KnownUser = NonNullable<Awaited<ReturnType<typeof userOfIdentity>>>

/**
 * Adds or updates the user, and adds or renews our session for the provider's session. Changes nothing if that session
 * has ended.
 */
export async function signIn(db: Database, { userAgent, ...proof }: SignInProof): Promise<TokenHolder> {
  const attempt = () =>
    db.transaction(async (tx) => {
      const userId = await personOf(tx, proof)
      const signInId = await renewSignIn(tx, { userId, session: proof.proven.session, userAgent })
      if (!signInId) throw signInEnded()
      return { userId, signInId }
    })
  return attempt().catch((error: unknown) => {
    if (!isCausedBy(error, (code) => code === UNIQUE_VIOLATION)) throw error
    return attempt() // a concurrent first sign-in has added the row, which is found now
  })
}

type Proof = Omit<SignInProof, 'userAgent'>

async function personOf(tx: Queryable, { proven, email, requireVerifiedEmail, now }: Proof): Promise<string> {
  const known = await userOfIdentity(tx, proven)
  if (known && known.email !== email) throw elsewhere(() => t.otherEmail({ email: known.email }))
  if (known) await followEmailCheck(tx, known, proven, { now })
  const profile = await ownProfile(tx, proven, known)
  if (known && (profile.photoUrl ?? known.photoUrl) === known.photoUrl) return known.id // nothing to update
  const { issuer, subject, emailCheck } = proven
  const emailVerified = emailCheck && emailCheck !== 'none'
  const mustVerifyEmail = requireVerifiedEmail && emailVerified === false
  const user = await bindIdentity(tx, { issuer, subject, email, emailVerified, mustVerifyEmail, ...profile })
  if (!user) throw elsewhere(t.emailTaken)
  return user.id
}

/**
 * Transfers an account to the first user who proves through Google that they own its address. The earlier, unproven
 * user loses the sessions and the role. A link in a verification mail transfers nothing.
 */
async function followEmailCheck(
  tx: Queryable,
  known: KnownUser,
  { emailCheck, ...proven }: Identity,
  clock: Clock,
): Promise<void> {
  if (!emailCheck || emailCheck === 'none' || known.emailVerified) return
  const wasUnverified = await markEmailVerified(tx, known.id)
  if (!wasUnverified || emailCheck !== 'google') return
  await transferAccount(tx, { ...proven, email: known.email }, clock)
  await endSignInsOf(tx, known.id)
}

/** Returns a conflict instead of a 401, because the ID token is valid and signing in again would not help. */
const elsewhere = (text: () => string) => new Refusal('conflict', text)
