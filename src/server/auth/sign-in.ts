import type { TokenHolder } from '../access/access-token.ts'
import { signInEnded } from '../access/caller.ts'
import { renewSignIn } from '../access/sign-in.store.ts'
import type { Database, Queryable } from '../db/database.ts'
import type { Identity } from '../providers/identity/identity.ts'
import { Refusal } from '../refusal.ts'
import { bindIdentity, userOfIdentity } from '../user/user.store.ts'
import { firstProfile } from './auth.rules.ts'

/** Whom the provider signed in, under `email` in lower case, and the client's own name for itself. */
type SignInProof = { proven: Identity; email: string; userAgent: string | null }

/**
 * Signs in whom the provider vouches for: makes or follows their row, and makes or renews the sign-in of the provider's session.
 * All or nothing, so that an ID token of a session that has ended changes nothing any more.
 */
export async function signIn(db: Database, { proven, email, userAgent }: SignInProof): Promise<TokenHolder> {
  return db.transaction(async (tx) => {
    const userId = await personOf(tx, proven, email)
    const signInId = await renewSignIn(tx, { userId, session: proven.session, userAgent })
    if (!signInId) throw signInEnded()
    return { userId, signInId }
  })
}

async function personOf(tx: Queryable, proven: Identity, email: string): Promise<string> {
  const known = await userOfIdentity(tx, proven)
  if (known && known.email !== email) throw elsewhere(`Your account here has the e-mail ${known.email}.`)
  const profile = firstProfile(proven)
  if (known && (profile.photoUrl ?? known.photoUrl) === known.photoUrl) return known.id // nothing to follow
  const user = await bindIdentity(tx, { issuer: proven.issuer, subject: proven.subject, email, ...profile })
  if (!user) throw elsewhere('An account with this e-mail exists and belongs to another sign-in.')
  return user.id
}

/** Not a 401: the ID token is good, and signing in again would not help. */
const elsewhere = (why: string) =>
  new Refusal('conflict', `${why} Sign in the way you did before, or register with another e-mail.`)
