import { browserStorage } from './browser-storage.ts'

export const DRAFTS = 'draft:'
export const RECENT_HOMES = 'recent-homes:'

export const hasDrafts = (email: string): boolean => browserStorage.keys(`${DRAFTS}${email}:`).length > 0

export const forgetDrafts = (email: string): void => forget(`${DRAFTS}${email}:`)

/** Removes all keys that begin with `recent-`: the recently viewed homes of every account in this browser. */
export const forgetRecentHomes = (): void => forget('recent-')

function forget(prefix: string): void {
  for (const key of browserStorage.keys(prefix)) browserStorage.remove(key)
}
