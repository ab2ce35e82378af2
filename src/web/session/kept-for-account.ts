import { useSyncExternalStore } from 'react'
import { browserStorage } from '../storage/browser-storage.ts'
import { useSession } from './session.ts'

/**
 * Texts that this browser keeps for an account, under `prefix` and its e-mail: `undefined` forgets one. They stay at LogOut, and are used for
 * the same account alone. `useKept` follows changes on the page and in other tabs.
 */
export function keptForAccount(prefix: string) {
  const listeners = new Set<() => void>()
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange)
    window.addEventListener('storage', onChange) // of other tabs
    return () => {
      listeners.delete(onChange)
      window.removeEventListener('storage', onChange)
    }
  }
  return {
    keep(email: string, text: string | undefined): void {
      if (text === undefined) browserStorage.remove(prefix + email)
      else browserStorage.write(prefix + email, text)
      for (const onChange of listeners) onChange()
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
