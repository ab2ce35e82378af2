import type { FastifyRequest } from 'fastify'
import { comparableEmail } from '#contract/email'
import type { Queryable } from '../../../platform/db/database.ts'
import { clientAddress } from '../../../platform/rate-limit/client-address.ts'
import { countTry, forgiveTry, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { Busy } from '../../../refusal.ts'

/**
 * The limit of failed sign-ins of an e-mail from one client address (P-58). They are counted separately for each
 * address, so that no stranger can lock the owner out.
 */
const ofEmail: RateLimit = { what: 'sign-in of an e-mail', most: 10, seconds: 60 }
const ofAddress: RateLimit = { what: 'sign-in of an address', most: 100, seconds: 60 }
/** The limit of password checks of a client address, including correct passwords, because each is costly. */
const checksOfAddress: RateLimit = { what: 'password of an address', most: 300, seconds: 60 }
/**
 * The limit of registrations and started Google sign-ins of a client address: hashing a password is costly, and each
 * start adds a row.
 */
const signUps: RateLimit = { what: 'sign-up of an address', most: 300, seconds: 60 }
const googleStarts: RateLimit = { what: 'google of an address', most: 300, seconds: 60 }

type Attempt = { limit: RateLimit; who: string[] }

/**
 * Runs a call under the limits of its path. `ofEmail` and `ofAddress` count only failures. A call refused because the
 * queue for hashing was full doesn't count.
 */
export async function guardTries(
  db: Queryable,
  path: string,
  request: FastifyRequest,
  call: () => Promise<Response>,
): Promise<Response> {
  const tries = triesOf(path, request)
  const ofFailures = tries.filter(({ limit }) => limit === ofEmail || limit === ofAddress)
  for (const { limit, who } of tries) await countTry(db, limit, ...who)
  const forgive = async (some: Attempt[]) => {
    for (const { limit, who } of some) await forgiveTry(db, limit, ...who)
  }
  const response = await call().catch(async (error) => {
    await forgive(error instanceof Busy ? tries : ofFailures) // the response doesn't reveal whether the password is right
    throw error
  })
  if (response.ok) await forgive(ofFailures)
  return response
}

const passwordPaths = [
  '/change-password',
  '/reset-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
]

function triesOf(path: string, request: FastifyRequest): Attempt[] {
  const address = clientAddress(request)
  if (path === '/sign-up/email') return [{ limit: signUps, who: [address] }]
  if (path === '/sign-in/social') return [{ limit: googleStarts, who: [address] }]
  const forAddress = [
    { limit: checksOfAddress, who: [address] },
    { limit: ofAddress, who: [address] },
  ]
  if (passwordPaths.includes(path)) return forAddress
  return path === '/sign-in/email' ? [...forAddress, { limit: ofEmail, who: [address, emailIn(request.body)] }] : []
}

function emailIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
  return typeof email === 'string' ? comparableEmail(email.trim()) : '' // an invalid e-mail is rejected but counted
}
