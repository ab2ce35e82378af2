import type { FastifyRequest } from 'fastify'
import { comparableEmail } from '#contract/email'
import type { Queryable } from '../../../platform/db/database.ts'
import { clientAddress } from '../../../platform/rate-limit/client-address.ts'
import { countTry, forgiveTry, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { Busy } from '../../../refusal.ts'

/** P-58. One e-mail is counted for each address separately, so that no stranger can lock another out. */
const ofEmail: RateLimit = { what: 'sign-in of an e-mail', most: 10, seconds: 60 }
const ofAddress: RateLimit = { what: 'sign-in of an address', most: 100, seconds: 60 }
/** Our own limit: right or wrong, a password is costly to check. */
const checksOfAddress: RateLimit = { what: 'password of an address', most: 300, seconds: 60 }
/** Our own limit: a password is costly to hash, and each start of a Google sign-in adds a row. */
const signUps: RateLimit = { what: 'sign-up of an address', most: 300, seconds: 60 }
const googleStarts: RateLimit = { what: 'google of an address', most: 300, seconds: 60 }

type Attempt = { limit: RateLimit; who: string[] }

/**
 * Runs a call of the identity service behind the limits of its path. Of attempts to sign in, `ofEmail` and `ofAddress` count only
 * those that failed. An attempt without a turn to hash its password cost nothing, and no limit counts it.
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

/** The limits of the calls that check a password or a code, or hash a password. */
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
  return typeof email === 'string' ? comparableEmail(email.trim()) : '' // an invalid e-mail is rejected, and counted all the same
}
