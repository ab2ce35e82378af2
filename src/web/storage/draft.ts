import { browserStorage } from './browser-storage.ts'
import { DRAFTS } from './kept-until-log-out.ts'

/** The limit of drafts in a browser; beyond it the oldest go. */
const MAX_DRAFTS = 50

type Kept = { at: number; values: unknown }

/**
 * A draft of an account in a form, in this browser (P-185). It is still there when a sign-in has ended, is shown to the
 * same account alone, and goes when it is sent and at LogOut. Passwords, codes and cards are in no draft.
 */
export const draftOf = (email: string, form: string) => {
  const key = `${DRAFTS}${email}:${form}`
  return {
    /** Returns what `keep` was given; `undefined` when there is none. Texts in a browser's storage can be anything. */
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
