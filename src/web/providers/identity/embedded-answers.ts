import type { IdentityUser, SignedIn } from './identity.ts'

/** Reads an answer of the service; `undefined` for one of another shape. Without zod, which the first view does not load (D-360). */
export type Reads<Answer> = (sent: unknown) => Answer | undefined

const fieldsOf = (sent: unknown): Record<string, unknown> => Object(sent)
const textOf = (sent: unknown): string | undefined => (typeof sent === 'string' ? sent : undefined)

function userIn(sent: unknown): IdentityUser | undefined {
  const { email, name, image = null } = fieldsOf(sent)
  if (typeof email !== 'string' || typeof name !== 'string') return undefined
  if (image !== null && typeof image !== 'string') return undefined
  return { email, displayName: name, photoURL: image || null }
}

/** Who is signed in, or that no one is. */
export function readSession(sent: unknown): { user: IdentityUser | undefined } | undefined {
  if (sent === null) return { user: undefined }
  const user = userIn(fieldsOf(sent).user)
  return user && { user }
}

export const readToken = (sent: unknown): string | undefined => textOf(fieldsOf(sent).token)
export const readUrl = (sent: unknown): string | undefined => textOf(fieldsOf(sent).url)
export const readMessage = (sent: unknown): string | undefined => textOf(fieldsOf(sent).message)

/** An answer that only says whether it was done, in the field of this name. */
export const readDone =
  (name: 'success' | 'status'): Reads<boolean> =>
  (sent) => {
    const done = fieldsOf(sent)[name]
    return typeof done === 'boolean' ? done : undefined
  }

/** Who has signed in; an earlier version of the server sends no ID token: then it is asked for. */
export function readSignIn(sent: unknown): { signedIn: SignedIn | undefined } | undefined {
  const { user, idToken } = fieldsOf(sent)
  if (readToken(sent) === undefined) return undefined
  if (user === undefined || idToken === undefined) return { signedIn: undefined }
  const person = userIn(user)
  return person && typeof idToken === 'string' ? { signedIn: { user: person, idToken } } : undefined
}

/** As a sign-in, or that a code is asked for. */
export const readLogin = (sent: unknown): { signedIn: SignedIn | 'code' | undefined } | undefined =>
  fieldsOf(sent).twoFactorRedirect === true ? { signedIn: 'code' } : readSignIn(sent)
