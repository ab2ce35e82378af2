import * as z from 'zod/mini'
import { GOOGLE_KEYS } from '../providers/identity/firebase-keys.ts'
import type { Settings } from '../settings.ts'
import type { Check } from './check.ts'

const PATIENCE = 5_000
const GOOGLE = 'https://accounts.google.com/.well-known/openid-configuration'

type Chosen = Pick<Settings, 'firebase' | 'googleClient' | 'googleStandIn'>

export function identityCheck({ firebase, googleClient, googleStandIn }: Chosen): Check {
  if (firebase)
    return {
      what: 'identity',
      provider: `Firebase Authentication, project ${firebase.projectId}`,
      ask: async () => {
        if (!Keys.safeParse(await json(GOOGLE_KEYS)).success) throw new Error('Google’s keys can’t be read')
        await json(`https://identitytoolkit.googleapis.com/v1/projects?key=${encodeURIComponent(firebase.apiKey)}`)
      },
    }
  const accounts = 'our own: e-mail and password'
  if (!googleClient)
    return { what: 'identity', provider: `${accounts}${googleStandIn ? ', and a stand-in for Google' : ''}` }
  return {
    what: 'identity',
    provider: `${accounts}, and Google; only signing in shows whether its client is right`,
    ask: () => json(GOOGLE),
  }
}

const Keys = z.object({ keys: z.array(z.object({ kid: z.string() })).check(z.minLength(1)) })
const Refused = z.object({ error: z.object({ message: z.string() }) })

async function json(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
  const sent: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && sent !== undefined) return sent
  const { data } = Refused.safeParse(sent)
  throw new Error(`${new URL(address).host} answered ${answer.status}${data ? `: ${data.error.message}` : ''}`)
}
