import type { ApiError } from './api-error.ts'

/** What a call needs from whoever keeps the sign-in; set once, by the app's start. */
export type SignInWatch = {
  /** Before a call is sent: renews a token that is over, e.g. after the machine slept. */
  beforeCall(): Promise<void>
  /** After a 401 or 403: signs the person out and sends them to the login page (spec §8). */
  turnedAway(error: ApiError): Promise<void>
}

const nobody: SignInWatch = { beforeCall: async () => {}, turnedAway: async () => {} }
let watch = nobody

export const signInWatch = (): SignInWatch => watch

/** Installs the watch; answers with the call that takes it off again. */
export function watchSignIn(next: SignInWatch): () => void {
  watch = next
  return () => {
    watch = nobody
  }
}
