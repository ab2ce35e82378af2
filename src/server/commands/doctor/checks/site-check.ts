import type { Settings } from '../../../settings/settings.ts'
import type { Check } from './check.ts'

type SiteSettings = Pick<Settings, 'publicUrl' | 'adminEmail' | 'production' | 'demo' | 'firebase' | 'misspelt'>

export function siteCheck({ publicUrl, adminEmail, production, demo, firebase, misspelt }: SiteSettings): Check {
  const provider = publicUrl ? `people type ${publicUrl}` : 'at whatever address people type, as PUBLIC_URL is not set'
  const needsAdmin = !adminEmail && !(demo && !firebase) // the demo brings an admin, who can't sign in with Firebase
  if (!production) return { what: 'site', provider, remarks: [...(needsAdmin ? [NO_ADMIN] : []), ...misspelt] }
  const missing = [...(publicUrl ? [] : ['PUBLIC_URL']), ...(needsAdmin ? ['ADMIN_EMAIL'] : [])]
  return { what: 'site', provider, missing, remarks: misspelt }
}

const NO_ADMIN = 'there is no admin until ADMIN_EMAIL is set'
