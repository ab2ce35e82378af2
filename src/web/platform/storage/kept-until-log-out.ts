import { browserStorage } from './browser-storage.ts'

export const DRAFTS = 'draft:'
export const RECENT_HOMES = 'recent-homes:'

export const forgetDrafts = (email: string): void => forget(`${DRAFTS}${email}:`)

/** Forgets what was looked at in this browser, by any account: every key that begins with `recent-`. */
export const forgetRecentHomes = (): void => forget('recent-')

function forget(prefix: string): void {
  for (const key of browserStorage.keys(prefix)) browserStorage.remove(key)
}
