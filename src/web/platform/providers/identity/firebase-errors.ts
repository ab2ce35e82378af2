import { FirebaseError } from 'firebase/app'
import { IdentityError } from './identity.ts'

/**
 * Messages for Firebase's codes (https://firebase.google.com/docs/auth/admin/errors), with the equivalent HTTP status.
 */
const meanings: Record<string, [message: string, status: number]> = {
  // One message for all three, so that it does not reveal which addresses have an account.
  'auth/invalid-credential': ['Invalid email or password', 401],
  'auth/user-not-found': ['Invalid email or password', 401],
  'auth/wrong-password': ['Invalid email or password', 401],
  'auth/email-already-in-use': ['User already exists. Use another email.', 422],
  'auth/invalid-email': ['Email is not valid', 422],
  'auth/weak-password': ['This password is too easy to guess. Please choose another.', 422],
  'auth/too-many-requests': ['Too many attempts in a short time. Please try again later.', 429],
  'auth/user-disabled': ['This account has been disabled.', 403],
  'auth/operation-not-allowed': ['This way of signing in is not switched on here.', 403],
  'auth/unauthorized-domain': ['Google sign-in is not allowed from this address yet.', 403],
  'auth/popup-blocked': ['Your browser blocked Google’s window. Please allow it for this site, and try again.', 403],
  'auth/popup-closed-by-user': ['Google sign-in was cancelled. You can try again.', 400],
  'auth/cancelled-popup-request': ['Google sign-in was cancelled. You can try again.', 400],
  'auth/user-cancelled': ['Google sign-in was cancelled. You can try again.', 400],
  'auth/account-exists-with-different-credential': [
    'This e-mail already has an account with a password. Please log in with that password instead of Google.',
    409,
  ],
  'auth/network-request-failed': [
    'We could not reach the sign-in service. Please check your connection and try again.',
    0,
  ],
}

const ended = ['user-token-expired', 'user-disabled', 'user-not-found', 'invalid-user-token', 'invalid-refresh-token']

const UNAVAILABLE = 'Signing in is having trouble right now. Please try again in a moment.'

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
  const [message, status] = meanings[codeOf(error)] ?? [providerMessage(error) ?? UNAVAILABLE, 503]
  return new IdentityError(message, status, { cause: error })
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
