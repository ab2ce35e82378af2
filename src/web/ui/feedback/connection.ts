import { useSyncExternalStore } from 'react'

export const useIsOnline = (): boolean => useSyncExternalStore(onChange, isOnline, () => true)

let hasFailedOffline = false

/** Returns true once code failed to load offline: Firefox and Safari retry such a module only after a reload. */
export const isReloadNeeded = (): boolean => hasFailedOffline

/** Loads code; waits for a connection, because a route and `lazy` never retry. */
export async function whenConnected<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (isOnline()) throw error
    hasFailedOffline = true
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return whenConnected(load)
  }
}

const isOnline = (): boolean => navigator.onLine

function onChange(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
