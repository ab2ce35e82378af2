import type { FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint'
import type { Role } from '#contract/user'
import * as t from '#messages/refusals'
import { Refusal } from '../../refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Database, Queryable } from '../db/database.ts'
import type { AccessTokens, ReadToken } from './access-token.ts'
import { hasSecondFactor, userForKeyShare, userOfSignIn } from './caller.store.ts'

export type Caller = {
  id: string
  email: string
  name: string
  photoUrl: string | null
  /** The current role; null for an admin who has not yet set up the required two-factor authentication. */
  role: Role | null
  signInId: string
  tokenEndsAt: Date
  mustVerifyEmail: boolean
  lacksSecondFactor: boolean
}

export type AccountPolicy = Pick<Settings, 'requireVerifiedEmail' | 'requireAdminSecondFactor'>
type Dependencies = { tokens: AccessTokens; db: Database; policy: AccountPolicy }

/** Returns the caller; `undefined` without a token. Refuses an invalid token, and one whose session has ended. */
export async function callerOf(
  request: FastifyRequest,
  { tokens, db, policy }: Dependencies,
): Promise<Caller | undefined> {
  const holder = await holderOf(request, tokens)
  return holder && callerHolding(db, holder, policy)
}

/**
 * Returns the verified content of the request's token; `undefined` without a token. Refuses an invalid one. Doesn't
 * check whether the session is still open.
 */
export async function holderOf(request: FastifyRequest, tokens: AccessTokens): Promise<ReadToken | undefined> {
  const token = bearerOf(request)
  if (token === undefined) return undefined
  const holder = await tokens.verify(token)
  if (!holder) throw signInEnded()
  return holder
}

export async function callerHolding(db: Queryable, holder: ReadToken, policy: AccountPolicy): Promise<Caller> {
  const user = await userOfSignIn(db, holder)
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

export const signInEnded = () => new Refusal('notSignedIn', t.signInEnded)

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

export function requireVerifiedEmail(caller: Pick<Caller, 'mustVerifyEmail'> | undefined): void {
  if (caller?.mustVerifyEmail) throw new Refusal('conflict', t.unverifiedEmail)
}

/**
 * Refuses a call that the caller may not make: 401 if anonymous, 409 for an admin without the required two-factor
 * authentication, 403 for another role.
 */
export function admit(access: Access, caller: Requester | undefined): void {
  if (access === 'public' || access === 'idToken') return
  if (!caller) throw new Refusal('notSignedIn', t.signInFirst)
  if (mayCall[access](caller)) return
  if (caller.lacksSecondFactor) throw new Refusal('conflict', t.secondFactor)
  throw new Refusal('forbidden', t.notAllowed)
}

/**
 * Checks the caller's role again, and locks it until the transaction ends. If the caller is marked as fraud or deleted
 * concurrently, that waits for this transaction and also affects the rows added here.
 */
export async function reauthorize(tx: Queryable, access: Access, { id }: Pick<Caller, 'id'>): Promise<void> {
  admit(access, await userForKeyShare(tx, id))
}
