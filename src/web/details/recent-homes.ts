import { MAX_BY_IDS } from '#contract/property-picks'
import { browserStorage } from '../platform/storage/browser-storage.ts'
import { RECENT_HOMES } from '../platform/storage/kept-until-log-out.ts'

export const recentHomes = (email: string) => {
  const key = RECENT_HOMES + email
  const read = (): string[] => {
    const kept = browserStorage.readJson(key)
    return Array.isArray(kept) ? kept.filter(isId).slice(0, MAX_BY_IDS) : []
  }
  const write = (ids: string[]) => browserStorage.write(key, JSON.stringify(ids.slice(0, MAX_BY_IDS)))
  return {
    read,
    add: (id: string) => write([id, ...read().filter((one) => one !== id)]),
    keep: (ids: string[]) => {
      const kept = read().filter((id) => ids.includes(id))
      if (kept.length < read().length) write(kept)
    },
  }
}

const isId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,36}$/.test(id)
