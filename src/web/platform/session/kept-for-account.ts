import { useSyncExternalStore } from 'react'
import { browserStorage } from '../storage/browser-storage.ts'
import { useSession } from './session.ts'

/**
 * Stores a text per account in local storage, under `prefix` and its e-mail; `undefined` removes it. Logging out keeps
 * it. `useKept` follows changes on the page and in other tabs.
 */
export function keptForAccount(prefix: string) {
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
    keep(email: string, text: string | undefined): void {
      if (text === undefined) browserStorage.remove(prefix + email)
      else browserStorage.write(prefix + email, text)
      notify()
    },
    useKept(): string | undefined {
      const session = useSession()
      const email = session.status === 'signedIn' ? session.email : undefined
      return useSyncExternalStore(
        subscribe,
        () => (email === undefined ? undefined : browserStorage.read(prefix + email)),
        () => undefined,
      )
    },
  }
}
