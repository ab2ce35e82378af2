import { useMemo } from 'react'
import { keptForAccount } from '../platform/session/kept-for-account.ts'
import { browserStorage } from '../platform/storage/browser-storage.ts'

export const MAX_SEEN = 500

const PREFIX = 'recent-seen:' // forgotten at log-out, by how it begins
const seen = keptForAccount(PREFIX)
const dimming = keptForAccount('dim-seen-homes:')
const OFF = 'off'

/** Records that this person opened a home, the latest first; beyond the limit, the earliest are removed. */
export function keepSeen(email: string, id: string): void {
  const known = idsIn(browserStorage.read(PREFIX + email))
  if (known[0] !== id) seen.keep(email, [id, ...known.filter((one) => one !== id)].slice(0, MAX_SEEN).join())
}

export function useSeenHomes(): ReadonlySet<string> {
  const text = seen.useKept()
  return useMemo(() => new Set(idsIn(text)), [text])
}

export const useDimsSeen = (): boolean => dimming.useKept() !== OFF

export const dimSeen = (email: string, isOn: boolean): void => dimming.keep(email, isOn ? undefined : OFF)

const idsIn = (text = ''): string[] => text.split(',').filter((id) => id !== '')
