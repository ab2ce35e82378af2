import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage.ts'

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange) // of other tabs, and of `keep` in this one
  return () => window.removeEventListener('storage', onChange)
}

/**
 * Stores texts in local storage, under `prefix` and a name; `undefined` removes one. `useKept` follows changes on the
 * page and in other tabs.
 */
export const keptTexts = (prefix: string) => ({
  keep(name: string, text: string | undefined): void {
    const key = prefix + name
    if (text === undefined) browserStorage.remove(key)
    else browserStorage.write(key, text)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  },
  useKept: (name: string | undefined): string | undefined =>
    useSyncExternalStore(
      subscribe,
      () => (name === undefined ? undefined : browserStorage.read(prefix + name)),
      () => undefined,
    ),
})
