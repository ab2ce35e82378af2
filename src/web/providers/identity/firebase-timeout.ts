import { inTime } from '../../api/in-time.ts'
import { withIdentityErrors } from './firebase-errors.ts'
import { IdentityError } from './identity.ts'

/** The result of a request to Firebase within the limit; a success that comes later is handed to `undo`, as the person was told that it failed. */
export type Limited = <Result>(request: Promise<Result>, undo?: (late: Result) => Promise<void>) => Promise<Result>

/** As `withIdentityErrors`, and gives up after `timeoutMs`: the package itself waits for up to a minute, and can't be stopped. */
export function limitedTo(timeoutMs: number): Limited {
  return (request, undo) =>
    inTime(withIdentityErrors(request), timeoutMs, () => {
      request.then(undo).catch(() => {}) // best effort: the person has had their answer
      return new IdentityError(TOO_SLOW, 0)
    })
}

const TOO_SLOW = 'The sign-in service took too long to answer. Please try again.'
