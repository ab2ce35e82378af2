import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { vi } from 'vitest'
import { type FirebaseKey, firebaseClaims, PROJECT, signedByFirebase } from './tokens.ts'

type Account = { localId: string; email: string; password?: string; displayName?: string; photoUrl?: string }
type FormFields = Record<string, string>
type Answer = { status?: number; body: object }

export const API_KEY = 'AIza-key'

const kept = { providerId: 'password' }
const refused = (message: string, status = 400): Answer => ({
  status,
  body: { error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
})

/**
 * Firebase's identitytoolkit.googleapis.com and securetoken.googleapis.com
 * (https://firebase.google.com/docs/reference/rest/auth). ID tokens are signed with `key`.
 */
export function identityToolkit(key: FirebaseKey) {
  const accounts = new Map<string, Account>()
  const disabled = new Set<string>()
  const mails: string[] = []
  /** Domains that may open Google's popup (Authorised domains in the console). */
  const domains = new Set(['localhost'])
  const byToken = (token = '') => {
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}')
    return [...accounts.values()].find(({ localId }) => localId === sub)
  }
  const idTokenOf = ({ localId, email, displayName, photoUrl }: Account) =>
    signedByFirebase(
      key,
      firebaseClaims(email, {
        sub: localId,
        user_id: localId,
        name: displayName,
        picture: photoUrl,
        jti: randomUUID(),
      }),
    )
  const tokensOf = async (account: Account) => ({
    idToken: await idTokenOf(account),
    refreshToken: `refresh ${account.localId}`,
    expiresIn: '3600',
  })
  const profileOf = ({ localId, email, displayName, photoUrl }: Account) => ({ localId, email, displayName, photoUrl })

  const calls: Record<string, (sent: FormFields) => Promise<Answer> | Answer> = {
    signUp: async ({ email = '', password = '' }) => {
      if (accounts.has(email.toLowerCase())) return refused('EMAIL_EXISTS')
      if (password.length < 6) return refused('WEAK_PASSWORD : Password should be at least 6 characters')
      const account = { localId: randomUUID(), email: email.toLowerCase(), password }
      accounts.set(account.email, account)
      return {
        body: { kind: 'identitytoolkit#SignupNewUserResponse', ...profileOf(account), ...(await tokensOf(account)) },
      }
    },
    signInWithPassword: async ({ email = '', password }) => {
      const account = accounts.get(email.toLowerCase())
      if (!account) return refused('EMAIL_NOT_FOUND')
      if (account.password !== password) return refused('INVALID_LOGIN_CREDENTIALS')
      if (disabled.has(account.email)) return refused('USER_DISABLED')
      return { body: { registered: true, ...profileOf(account), ...(await tokensOf(account)) } }
    },
    signInWithIdp: async ({ requestUri = '' }) => {
      const idToken = new URLSearchParams(new URL(requestUri).hash.slice(1)).get('id_token') ?? ''
      const { email, name, picture } = decodeJwt<{ email: string; name?: string; picture?: string }>(idToken)
      const account = accounts.get(email) ?? { localId: randomUUID(), email, displayName: name, photoUrl: picture }
      accounts.set(email, account)
      return { body: { providerId: 'google.com', ...profileOf(account), ...(await tokensOf(account)) } }
    },
    projects: () => ({ body: { projectId: PROJECT, authorizedDomains: [...domains] } }),
    lookup: ({ idToken }) => {
      const account = byToken(idToken)
      if (!account) return refused('USER_NOT_FOUND')
      const providerUserInfo = [{ ...kept, federatedId: account.email, ...profileOf(account) }]
      return { body: { users: [{ ...profileOf(account), emailVerified: false, passwordHash: 'x', providerUserInfo }] } }
    },
    sendOobCode: ({ requestType = '', email, idToken }) => {
      const account = idToken ? byToken(idToken) : accounts.get(email ?? '')
      if (!account) return refused('EMAIL_NOT_FOUND')
      mails.push(`${requestType} to ${account.email}`)
      return { body: { email: account.email } }
    },
    update: async ({ idToken, displayName, photoUrl, password }) => {
      const account = byToken(idToken)
      if (!account) return refused('USER_NOT_FOUND')
      if (password) Object.assign(account, { password })
      if (password) return { body: { ...profileOf(account), ...(await tokensOf(account)) } }
      Object.assign(account, { displayName, photoUrl })
      return { body: profileOf(account) } // and no token: as the emulator answers
    },
    delete: ({ idToken }) => {
      accounts.delete(byToken(idToken)?.email ?? '')
      return { body: { kind: 'identitytoolkit#DeleteAccountResponse' } }
    },
  }

  const refresh = async (token: string): Promise<Answer> => {
    const account = [...accounts.values()].find(({ localId }) => token === `refresh ${localId}`)
    if (!account) return refused('USER_NOT_FOUND')
    if (disabled.has(account.email)) return refused('USER_DISABLED')
    const id_token = await idTokenOf(account)
    return {
      body: {
        access_token: id_token,
        id_token,
        expires_in: '3600',
        token_type: 'Bearer',
        refresh_token: token,
        user_id: account.localId,
        project_id: PROJECT,
      },
    }
  }

  const answer = async (url: URL, body: string): Promise<Response> => {
    const call = url.pathname.replace(/^\/v1\/(accounts:)?/, '')
    const known = url.searchParams.get('key') === API_KEY
    const { status = 200, body: sent } = !known
      ? refused('API key not valid. Please pass a valid API key.')
      : url.host === 'securetoken.googleapis.com'
        ? await refresh(new URLSearchParams(body).get('refresh_token') ?? '')
        : ((await calls[call]?.(JSON.parse(body || '{}'))) ?? refused('NOT_FOUND', 404))
    return new Response(JSON.stringify(sent), { status, headers: { 'content-type': 'application/json' } })
  }

  return {
    accounts,
    disabled,
    domains,
    mails,
    answer,
    /** Routes `fetch` calls to these two hosts here, and all others as before. */
    beforeFetch: () => {
      const ask = fetch
      vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
        /^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com/.test(url)
          ? answer(new URL(url), typeof init.body === 'string' ? init.body : '')
          : ask(url, init),
      )
    },
  }
}

/** The result in Google's popup: a chosen account, an error of Firebase, or no response. */
export type Choice = { idToken: string } | { error: string } | 'closed' | 'blocked'

let hear = (_message: { authEvent: object }): unknown => undefined
const frame = {
  restyle: async () => {},
  ping: async () => {},
  send: () => {},
  register: (_name: string, listener: typeof hear) => {
    hear = listener
  },
}

/**
 * Google's popup as Firebase's package opens it; the result arrives through a hidden iframe of `gapi` after `chosen`.
 * Returns the addresses of opened popups.
 */
export function googleWindow(choice: Choice, chosen = Promise.resolve()): URL[] {
  const opened: URL[] = []
  const context = { open: (_settings: object, ready: (made: typeof frame) => unknown) => ready(frame) }
  vi.stubGlobal('gapi', { iframes: { Iframe: frame, getContext: () => context } })
  vi.stubGlobal('open', (address: string) => {
    if (choice === 'blocked') return null
    const url = new URL(address)
    opened.push(url)
    if (choice !== 'closed') void chosen.then(() => setTimeout(() => hear({ authEvent: answerOf(url, choice) })))
    return { closed: choice === 'closed', focus: () => {}, close: () => {} }
  })
  return opened
}

function answerOf(url: URL, choice: { idToken: string } | { error: string }): object {
  const event = { type: 'signInViaPopup', eventId: url.searchParams.get('eventId'), sessionId: randomUUID() }
  if ('error' in choice) return { ...event, error: { code: choice.error } }
  return { ...event, urlResponse: `${url.origin}${url.pathname}?providerId=google.com#id_token=${choice.idToken}` }
}
