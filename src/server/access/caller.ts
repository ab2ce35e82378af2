import type { FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint'
import type { Role } from '#contract/user'
import type { Database, Queryable } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import type { AccessTokens } from './access-token.ts'
import { userForKeyShare, userOfSignIn } from './caller.store.ts'

/** The person behind a request, with the role as the database has it now, and which of their sign-ins they use. */
export type Caller = {
  id: string
  email: string
  name: string
  photoUrl: string | null
  role: Role | null
  signInId: string
}

/** Who calls: `undefined` without a token. A token that is bad, or whose sign-in has ended, is refused. */
export async function callerOf(
  request: FastifyRequest,
  tokens: AccessTokens,
  db: Database,
): Promise<Caller | undefined> {
  const token = bearerOf(request)
  if (token === undefined) return undefined
  const holder = await tokens.verify(token)
  const user = holder && (await userOfSignIn(db, holder))
  if (!user) throw signInEnded()
  return { ...user, signInId: holder.signInId }
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

/** Lets the caller of an endpoint in, or refuses: 401 for an anonymous caller, 403 for the wrong role. */
export function admit(access: Access, caller: Pick<Caller, 'role'> | undefined): void {
  if (access === 'public' || access === 'idToken') return
  if (!caller) throw new Refusal('notSignedIn', 'Please sign in to do this.')
  if (!mayCall[access](caller)) throw new Refusal('forbidden', 'Your account may not do this.')
}

/**
 * Checks the caller's role again inside the transaction and keeps it from changing until that ends. Whatever marks them as fraud or
 * deletes them then comes after, and finds what they added here.
 */
export async function reauthorize(tx: Queryable, access: Access, { id }: Pick<Caller, 'id'>): Promise<void> {
  admit(access, await userForKeyShare(tx, id))
}
