import type { Settings } from '../../../platform/settings/settings.ts'
import type { Check } from './check.ts'
import { askFirebase } from './firebase-project.ts'
import { jsonFrom } from './json-answer.ts'

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

/** The origins of our page: where it has hosts of its own, PUBLIC_URL is the API's. */
function pagesOf({ corsOrigins, publicUrl }: IdentitySettings): string[] {
  if (corsOrigins.length > 0) return corsOrigins
  return publicUrl ? [publicUrl] : []
}

const NOT_CHECKED = ['not checked: GOOGLE_CLIENT_ID, its secret and its redirect URI. Continue with Google once']
