import { FirebaseError } from 'firebase/app'
import * as t from '#messages/identity'
import { IdentityError } from './identity.ts'

/**
 * Messages for Firebase's codes (https://firebase.google.com/docs/auth/admin/errors), with the equivalent HTTP status.
 */
const meanings: Record<string, [message: () => string, status: number]> = {
  // One message for all three, so that it does not reveal which addresses have an account.
  'auth/invalid-credential': [t.invalidLogin, 401],
  'auth/user-not-found': [t.invalidLogin, 401],
  'auth/wrong-password': [t.invalidLogin, 401],
  'auth/email-already-in-use': [t.alreadyExists, 422],
  'auth/invalid-email': [t.invalidEmail, 422],
  'auth/weak-password': [t.weakPassword, 422],
  'auth/too-many-requests': [t.tooMany, 429],
  'auth/user-disabled': [t.disabled, 403],
  'auth/operation-not-allowed': [t.notSwitchedOn, 403],
  'auth/unauthorized-domain': [t.googleNotAllowed, 403],
  'auth/popup-blocked': [t.windowBlocked, 403],
  'auth/popup-closed-by-user': [t.googleCancelled, 400],
  'auth/cancelled-popup-request': [t.googleCancelled, 400],
  'auth/user-cancelled': [t.googleCancelled, 400],
  'auth/account-exists-with-different-credential': [t.hasPassword, 409],
  'auth/network-request-failed': [t.serviceNotReached, 0],
}

const ended = ['user-token-expired', 'user-disabled', 'user-not-found', 'invalid-user-token', 'invalid-refresh-token']

export const hasEnded = (error: unknown): boolean =>
  error instanceof IdentityError && ended.includes(codeOf(error.cause).replace('auth/', ''))

export async function withIdentityErrors<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request
  } catch (error) {
    throw refusal(error)
  }
}

function refusal(error: unknown): IdentityError {
  const [message, status] = meanings[codeOf(error)] ?? [() => providerMessage(error) ?? t.signInFailing(), 503]
  return new IdentityError(message(), status, { cause: error })
}

const codeOf = (error: unknown): string => (error instanceof FirebaseError ? error.code : '')

/**
 * Returns the provider's message, as in "Firebase: Missing password (auth/missing-password)."; `undefined` if it is
 * only a code.
 */
function providerMessage(error: unknown): string | undefined {
  if (!(error instanceof FirebaseError)) return undefined
  const message = error.message.replace(/^Firebase: /, '').replace(/ ?\(auth\/[^()]*\)\.?$/, '')
  return message === '' || message === 'Error' ? undefined : message
}
