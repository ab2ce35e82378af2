import { browserStorage } from './browser-storage.ts'

/** What this browser keeps until LogOut, after which others may use it: the prefixes of the keys. */
export const DRAFTS = 'draft:'
export const RECENT_HOMES = 'recent-homes:'

/** Forgets all drafts of an account. */
export const forgetDrafts = (email: string): void => forget(`${DRAFTS}${email}:`)

/** Forgets the homes that were looked at, of all accounts. */
export const forgetRecentHomes = (): void => forget(RECENT_HOMES)

function forget(prefix: string): void {
  for (const key of browserStorage.keys(prefix)) browserStorage.remove(key)
}
