import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage.ts'

/**
 * Stores texts in local storage, under `prefix` and a name; `undefined` removes one. `useKept` follows changes on the
 * page and in other tabs.
 */
export function keptTexts(prefix: string) {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const onChange of listeners) onChange()
  }
  const subscribe = (onChange: () => void) => {
    if (listeners.size === 0) window.addEventListener('storage', notify) // of other tabs; one for all cards of a list
    listeners.add(onChange)
    return () => {
      listeners.delete(onChange)
      if (listeners.size === 0) window.removeEventListener('storage', notify)
    }
  }
  return {
    keep(name: string, text: string | undefined): void {
      if (text === undefined) browserStorage.remove(prefix + name)
      else browserStorage.write(prefix + name, text)
      notify()
    },
    useKept: (name: string | undefined): string | undefined =>
      useSyncExternalStore(
        subscribe,
        () => (name === undefined ? undefined : browserStorage.read(prefix + name)),
        () => undefined,
      ),
  }
}
