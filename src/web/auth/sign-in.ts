import { userApi } from '#contract/user'
import * as t from '#messages/session'
import { accessToken } from '../platform/api/access-token.ts'
import { messageOf } from '../platform/api/api-error.ts'
import { callAs } from '../platform/api/call.ts'
import { createIdentity } from '../platform/providers/identity/create-identity.ts'
import type { Registrant, SignedIn } from '../platform/providers/identity/identity.ts'
import { tokenFor } from '../platform/session/renew-token.ts'
import { forgetSession, refreshSession } from '../platform/session/session.ts'
import { signOutEverywhere } from '../platform/session/sign-out.ts'

/**
 * Returns `code` if two-factor authentication is required. Throws an error with a message for the user if the provider
 * or our server refuses.
 */
export async function logIn(credentials: { email: string; password: string }): Promise<'signedIn' | 'code'> {
  const result = await (await createIdentity()).login(credentials)
  if (result === 'code') return 'code'
  await begin(result)
  return 'signedIn'
}

export async function confirmLogin(code: string): Promise<void> {
  await begin(await (await createIdentity()).confirmLogin?.(code))
}

async function begin(signedIn: SignedIn | undefined): Promise<void> {
  accessToken.clear()
  const state = await refreshSession(signedIn)
  if (state.person) return
  if (!state.turnedAway) await signOutEverywhere() // after a failed login, the user is signed in nowhere
  forgetSession() // the reason is shown once, here
  throw new Error(state.because ?? t.couldNotSignIn())
}

/**
 * Creates an account and signs out (P-7). `unfinished`: the reason why the account has no name yet; the first login
 * adds it.
 */
export async function register(registrant: Registrant): Promise<{ unfinished?: string }> {
  const { name, email } = registrant
  await (await createIdentity()).register(registrant)
  let token: string | undefined
  try {
    token = await tokenFor(email)
    await callAs(token, userApi.create, { body: { name, email } })
    return {}
  } catch (error) {
    return { unfinished: messageOf(error) }
  } finally {
    await signOutEverywhere(undefined, token)
  }
}
