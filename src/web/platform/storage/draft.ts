import { browserStorage } from './browser-storage.ts'
import { DRAFTS } from './kept-until-log-out.ts'

const MAX_DRAFTS = 50

type Kept = { at: number; values: unknown }

/**
 * A draft per account and form (P-185), shown only to that account until it is sent or the user logs out. Passwords,
 * codes and cards are never stored.
 */
export const draftOf = (email: string, form: string) => {
  const key = `${DRAFTS}${email}:${form}`
  return {
    read: (): unknown => (browserStorage.readJson(key) as Partial<Kept> | undefined)?.values,
    keep(values: unknown): void {
      browserStorage.write(key, JSON.stringify({ at: Date.now(), values } satisfies Kept))
      forgetOldest()
    },
    clear: (): void => browserStorage.remove(key),
  }
}
export type Draft = ReturnType<typeof draftOf>

function forgetOldest(): void {
  const keys = browserStorage.keys(DRAFTS)
  if (keys.length <= MAX_DRAFTS) return
  const keptAt = (key: string) => Number((browserStorage.readJson(key) as Partial<Kept> | undefined)?.at) || 0
  const oldest = keys.map((key) => ({ key, at: keptAt(key) })).sort((one, other) => one.at - other.at)
  for (const { key } of oldest.slice(0, keys.length - MAX_DRAFTS)) browserStorage.remove(key)
}
