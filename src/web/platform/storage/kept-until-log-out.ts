import { browserStorage } from './browser-storage.ts'

export const DRAFTS = 'draft:'
/** Beginning of the keys of what a person looked at, of any account. */
const RECENT = 'recent-'
export const RECENT_HOMES = `${RECENT}homes:`
export const RECENTLY_COMPARED = `${RECENT}compared:`

export const forgetDrafts = (email: string): void => forget(`${DRAFTS}${email}:`)

export const forgetRecentHomes = (): void => forget(RECENT)

function forget(prefix: string): void {
  for (const key of browserStorage.keys(prefix)) browserStorage.remove(key)
}
