import type { ApiError } from './api-error.ts'

/** What a call needs from the session; set once, when the app starts. */
export type SignInWatch = {
  /** Before a call is sent: renews a token that has expired, e.g. after the machine slept. */
  beforeCall(): Promise<void>
  /** After a 401 or 403: signs the person out and sends them to the login page (P-55). */
  turnedAway(error: ApiError): Promise<void>
}

const none: SignInWatch = { beforeCall: async () => {}, turnedAway: async () => {} }
let watch = none

export const signInWatch = (): SignInWatch => watch

/** Installs the watch; returns a function that removes it. */
export function watchSignIn(next: SignInWatch): () => void {
  watch = next
  return () => {
    watch = none
  }
}
