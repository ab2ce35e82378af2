import * as z from 'zod/mini'
import { GOOGLE_KEYS } from '../../../providers/identity/firebase/google-public-keys.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Check } from './check.ts'

const GOOGLE = 'https://accounts.google.com/.well-known/openid-configuration'

type IdentitySettings = Pick<Settings, 'firebase' | 'googleClient' | 'googleStandIn' | 'publicUrl' | 'corsOrigins'>

export function identityCheck(settings: IdentitySettings): Check {
  const { firebase, googleClient, googleStandIn } = settings
  if (firebase)
    return {
      what: 'identity',
      provider: `Firebase Authentication, project ${firebase.projectId}`,
      ask: () => askFirebase(firebase, pagesOf(settings)),
    }
  const accounts = 'our own: e-mail and password'
  if (!googleClient)
    return { what: 'identity', provider: `${accounts}${googleStandIn ? ', and a stand-in for Google' : ''}` }
  return { what: 'identity', provider: `${accounts}, and Google`, ask: () => jsonFrom(GOOGLE).then(() => NOT_CHECKED) }
}

function pagesOf({ corsOrigins, publicUrl }: IdentitySettings): string[] {
  if (corsOrigins.length > 0) return corsOrigins
  return publicUrl ? [publicUrl] : []
}

const NOT_CHECKED = ['not checked: GOOGLE_CLIENT_ID, its secret and its redirect URI. Continue with Google once']

type Firebase = NonNullable<Settings['firebase']>

const Keys = z.object({ keys: z.array(z.object({ kid: z.string() })).check(z.minLength(1)) })
/**
 * The project of an API key. The response identifies it by a number that is unknown to us, but the first domain
 * contains the project's name.
 */
const Project = z.object({ authorizedDomains: z.array(z.string()) })

/**
 * Tests whether Google's public keys can be read and the API key belongs to the project
 * (https://cloud.google.com/identity-platform/docs/reference/rest/v1/TopLevel/getProjects). `pages`: the origins of our
 * web pages, which must be authorized.
 */
async function askFirebase({ projectId, apiKey }: Firebase, pages: string[]): Promise<string[]> {
  if (!Keys.safeParse(await jsonFrom(GOOGLE_KEYS)).success) throw new Error('Google’s keys can’t be read')
  const address = `https://identitytoolkit.googleapis.com/v1/projects?key=${encodeURIComponent(apiKey)}`
  // A key may be restricted to our pages by referrer.
  const project = Project.safeParse(await jsonFrom(address, pages[0] ? { referer: `${pages[0]}/` } : {}))
  if (!project.success) return ['not checked: whether the API key is of this project, and its authorized domains']
  const { authorizedDomains: domains } = project.data
  if (!isAmong(domains, `${projectId}.firebaseapp.com`))
    throw new Error(`FIREBASE_API_KEY is not of the project ${projectId}, whose own domain it does not name`)
  const strangers = pages.map((page) => new URL(page).hostname).filter((host) => !isAmong(domains, host))
  if (strangers.length > 0) throw new Error(strangers.map((host) => `${host} ${NOT_AUTHORIZED}`).join('\n'))
  const here = pages.length > 0 || isAmong(domains, 'localhost') ? [] : [`localhost ${NOT_AUTHORIZED}`]
  return [...here, 'not checked: which ways of signing in are switched on. Register, and Continue with Google once']
}

const NOT_AUTHORIZED =
  'is not among the authorized domains (Authentication → Settings): Continue with Google does not work there'

const isAmong = (domains: string[], host: string): boolean =>
  domains.some((domain) => `.${host}`.toLowerCase().endsWith(`.${domain.toLowerCase()}`))

const TIMEOUT_MS = 5_000
const Refused = z.object({ error: z.object({ message: z.string() }) })

/** Returns the JSON at an address. Throws Google's message without the address, which may contain a key. */
async function jsonFrom(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const sent: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && sent !== undefined) return sent
  const { data } = Refused.safeParse(sent)
  throw new Error(`${new URL(address).host} answered ${answer.status}${data ? `: ${data.error.message}` : ''}`)
}
