import { withIdentityErrors } from './firebase-errors.ts'
import { IdentityError } from './identity.ts'

/** Passes on what comes of it within the limit; what succeeds later is handed to `undo`, so that what was told stays true. */
export type InTime = <Result>(asked: Promise<Result>, undo?: (late: Result) => Promise<void>) => Promise<Result>

/** As `told`, and gives up after a while: the package itself waits for up to a minute, and can't be stopped. */
export function within(timeoutMs: number): InTime {
  return async (asked, undo) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new IdentityError(TOO_SLOW, 0))
        asked.then(undo).catch(() => {}) // best effort: the person has had their answer
      }, timeoutMs)
    })
    return Promise.race([withIdentityErrors(asked), late]).finally(() => clearTimeout(timer))
  }
}

const TOO_SLOW = 'The sign-in service took too long to answer. Please try again.'
