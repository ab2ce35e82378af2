import { browserStorage } from './browser-storage.ts'

export const DRAFTS = 'draft:'
export const RECENT_HOMES = 'recent-homes:'

export const forgetDrafts = (email: string): void => forget(`${DRAFTS}${email}:`)

export const forgetRecentHomes = (): void => forget(RECENT_HOMES)

function forget(prefix: string): void {
  for (const key of browserStorage.keys(prefix)) browserStorage.remove(key)
}
