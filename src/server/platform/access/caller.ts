import type { FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint'
import type { Role } from '#contract/user'
import { Refusal } from '../../refusal.ts'
import type { Database, Queryable } from '../db/database.ts'
import type { Settings } from '../settings/settings.ts'
import type { AccessTokens } from './access-token.ts'
import { hasSecondFactor, userForKeyShare, userOfSignIn } from './caller.store.ts'

/** The person behind a request, with the role as the database has it now, and which of their sign-ins they use. */
export type Caller = {
  id: string
  email: string
  name: string
  photoUrl: string | null
  /** Their current rights: none for an admin who still lacks the second factor that is required. */
  role: Role | null
  signInId: string
  /** When the access token of this request ends. */
  tokenEndsAt: Date
  mustVerifyEmail: boolean
  lacksSecondFactor: boolean
}

/** Requirements for accounts to do more than look and wish. */
export type AccountPolicy = Pick<Settings, 'requireVerifiedEmail' | 'requireAdminSecondFactor'>
type Dependencies = { tokens: AccessTokens; db: Database; policy: AccountPolicy }

/** Returns the caller, `undefined` without a token. A token that is bad, or whose sign-in has ended, is refused. */
export async function callerOf(
  request: FastifyRequest,
  { tokens, db, policy }: Dependencies,
): Promise<Caller | undefined> {
  const token = bearerOf(request)
  if (token === undefined) return undefined
  const holder = await tokens.verify(token)
  const user = holder && (await userOfSignIn(db, holder))
  if (!user) throw signInEnded()
  const lacksSecondFactor =
    policy.requireAdminSecondFactor && user.role === 'admin' && !(await hasSecondFactor(db, user.id))
  return {
    ...user,
    role: lacksSecondFactor ? null : user.role,
    lacksSecondFactor,
    mustVerifyEmail: policy.requireVerifiedEmail && user.mustVerifyEmail,
    signInId: holder.signInId,
    tokenEndsAt: holder.endsAt,
  }
}

export const signInEnded = () => new Refusal('notSignedIn', 'Your sign-in has ended. Please sign in again.')

export function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  if (header === undefined) return undefined
  return /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? ''
}

const mayCall: Record<Exclude<Access, 'public' | 'idToken'>, (caller: Pick<Caller, 'role'>) => boolean> = {
  signedIn: () => true,
  agentOrAdmin: ({ role }) => role === 'agent' || role === 'admin',
  admin: ({ role }) => role === 'admin',
}

type Requester = Pick<Caller, 'role'> & { lacksSecondFactor?: boolean }

const SECOND_FACTOR =
  'Admins need two-factor authentication here. Please set it up under Security; then this works again.'
const VERIFIED_EMAIL =
  'Please verify your e-mail address first, with the link that we have sent you. You can ask for another one under Security.'

/** Refuses with 409 a caller who still has to verify their address (P-97). */
export function requireVerifiedEmail(caller: Pick<Caller, 'mustVerifyEmail'> | undefined): void {
  if (caller?.mustVerifyEmail) throw new Refusal('conflict', VERIFIED_EMAIL)
}

/** Lets the caller of an endpoint in, or refuses: 401 for an anonymous caller, 403 for the wrong role. */
export function admit(access: Access, caller: Requester | undefined): void {
  if (access === 'public' || access === 'idToken') return
  if (!caller) throw new Refusal('notSignedIn', 'Please sign in to do this.')
  if (mayCall[access](caller)) return
  if (caller.lacksSecondFactor) throw new Refusal('conflict', SECOND_FACTOR)
  throw new Refusal('forbidden', 'Your account may not do this.')
}

/**
 * Checks the caller's role again inside the transaction and keeps it from changing until that ends. Whatever marks them as fraud or
 * deletes them then comes after, and finds what they added here.
 */
export async function reauthorize(tx: Queryable, access: Access, { id }: Pick<Caller, 'id'>): Promise<void> {
  admit(access, await userForKeyShare(tx, id))
}
