import { authApi } from '#contract/auth'
import * as t from '#messages/session'
import { accessToken } from '../api/access-token.ts'
import { ApiError } from '../api/api-error.ts'
import { callAs } from '../api/call.ts'
import { createIdentity } from '../providers/identity/create-identity.ts'

/** A renewal of the access token. `held`: the token at the start; a login or logout changes it. */
type Renewal = { email: string; held: string | undefined; done: Promise<string> }
let underway: Renewal | undefined

export type IdTokenSource = string | Promise<string | undefined> | undefined

/** Exchanges the provider's ID token for an access token. Concurrent callers share one request. */
export function renewToken(email: string, idToken?: IdTokenSource): Promise<string> {
  const held = accessToken.read()
  if (underway?.email !== email || underway.held !== held) underway = renewal(email, held, idToken)
  return underway.done
}

function renewal(email: string, held: string | undefined, idToken: IdTokenSource): Renewal {
  const isLatest = () => underway === begun
  const done = tokenFor(email, idToken)
    .then((token) => {
      if (isLatest() && accessToken.read() === held) accessToken.keep(token, email)
      return token
    })
    .finally(() => {
      if (isLatest()) underway = undefined
    })
  const begun = { email, held, done }
  return begun
}

export async function tokenFor(email: string, known?: IdTokenSource): Promise<string> {
  const idToken = (await known) ?? (await (await createIdentity()).idToken())
  if (idToken === undefined) throw refused(401, t.pleaseSignIn(), t.ended())
  const { token } = await callAs(idToken, authApi.token, { body: { email } })
  if (!token) throw refused(503, t.notAvailable(), t.notSignedIn())
  return token
}

const refused = (status: number, title: string, detail: string): ApiError =>
  new ApiError({ type: 'about:blank', title, status, detail, requestId: '' })
