import { randomUUID } from 'node:crypto'
import { type FirebaseKey, firebaseClaims, PROJECT, signedByFirebase } from './firebase-tokens.ts'

type Account = { localId: string; email: string; password: string; displayName?: string; photoUrl?: string }
type Sent = Record<string, string>
type Answer = { status?: number; body: object }

export const API_KEY = 'AIza-key'

const kept = { providerId: 'password' }
const refused = (message: string, status = 400): Answer => ({
  status,
  body: { error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
})

/**
 * Firebase's two services as the browser's package speaks with them: accounts at identitytoolkit.googleapis.com and refreshed
 * tokens at securetoken.googleapis.com (https://firebase.google.com/docs/reference/rest/auth). Its ID tokens are signed with `key`.
 */
export function identityToolkit(key: FirebaseKey) {
  const accounts = new Map<string, Account>()
  const disabled = new Set<string>()
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

  const calls: Record<string, (sent: Sent) => Promise<Answer> | Answer> = {
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
    lookup: ({ idToken }) => {
      const account = byToken(idToken)
      if (!account) return refused('USER_NOT_FOUND')
      const providerUserInfo = [{ ...kept, federatedId: account.email, ...profileOf(account) }]
      return { body: { users: [{ ...profileOf(account), emailVerified: false, passwordHash: 'x', providerUserInfo }] } }
    },
    update: ({ idToken, displayName, photoUrl }) => {
      const account = byToken(idToken)
      if (!account) return refused('USER_NOT_FOUND')
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

  return {
    accounts,
    disabled,
    /** As `fetch`, for these two hosts alone. */
    answer: async (url: URL, body: string): Promise<Response> => {
      const call = url.pathname.replace(/^\/v1\/(accounts:)?/, '')
      const known = url.searchParams.get('key') === API_KEY
      const { status = 200, body: sent } = !known
        ? refused('API key not valid. Please pass a valid API key.')
        : url.host === 'securetoken.googleapis.com'
          ? await refresh(new URLSearchParams(body).get('refresh_token') ?? '')
          : ((await calls[call]?.(JSON.parse(body))) ?? refused('NOT_FOUND', 404))
      return new Response(JSON.stringify(sent), { status, headers: { 'content-type': 'application/json' } })
    },
  }
}
