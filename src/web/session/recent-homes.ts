import { MAX_BY_IDS } from '#contract/property-picks'

const PREFIX = 'recent-homes:'

/** The ids of the homes that a person looked at in this browser, the latest first. They go when the person logs out. */
export const recentHomes = (email: string) => {
  const key = PREFIX + email
  const read = (): string[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isId).slice(0, MAX_BY_IDS) : []
    } catch {
      return [] // no storage, or another text in it
    }
  }
  const write = (ids: string[]) => {
    try {
      localStorage.setItem(key, JSON.stringify(ids.slice(0, MAX_BY_IDS)))
    } catch {} // storage is full or forbidden: then nothing is kept
  }
  return {
    read,
    add: (id: string) => write([id, ...read().filter((one) => one !== id)]),
    /** Drops what is not among these. */
    keep: (ids: string[]) => {
      const kept = read().filter((id) => ids.includes(id))
      if (kept.length < read().length) write(kept)
    },
  }
}

/** Forgets them of all accounts: after LogOut others may use the browser. */
export function forgetRecentHomes(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  for (const key of keys) localStorage.removeItem(key)
}

const isId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,36}$/.test(id)
