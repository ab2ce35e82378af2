import { useSyncExternalStore } from 'react'
import { useSession } from '../session/session.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import type { LoanTerms } from './mortgage.ts'

const PREFIX = 'loan-terms:'
const listeners = new Set<() => void>()

/** Keeps the terms of an account in this browser; `undefined` forgets them. They stay at LogOut, and are used for the same account alone (P-216). */
export function keepTerms(email: string, terms: LoanTerms | undefined): void {
  if (terms) browserStorage.write(PREFIX + email, JSON.stringify(terms))
  else browserStorage.remove(PREFIX + email)
  for (const onChange of listeners) onChange()
}

/** Returns the terms that the signed-in person has set in this browser, as text. */
export function useKeptTerms(): string | undefined {
  const session = useSession()
  const email = session.status === 'signedIn' ? session.email : undefined
  return useSyncExternalStore(
    subscribe,
    () => (email === undefined ? undefined : browserStorage.read(PREFIX + email)),
    () => undefined,
  )
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('storage', onChange) // of other tabs
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onChange)
  }
}
