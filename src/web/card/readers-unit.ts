import { useSyncExternalStore } from 'react'
import type { AreaUnit } from '#contract/property-facts'
import { browserStorage } from '../platform/storage/browser-storage.ts'

const KEY = 'area-unit'

const SQUARE_FEET = /^(en)?$|-(US|CA|GB|IE|IN|PK|BD|LK|HK|SG|MY|AE)/

const listeners = new Set<() => void>()

export function chooseUnit(unit: AreaUnit): void {
  browserStorage.write(KEY, unit)
  for (const changed of listeners) changed()
}

/**
 * Returns the unit that the reader chose, or that of the language's region; undefined on a page rendered by the server.
 */
export const useReadersUnit = (): AreaUnit | undefined =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    readersUnit,
    () => undefined,
  )

function readersUnit(): AreaUnit {
  const chosen = browserStorage.read(KEY)
  return chosen === 'ft2' || chosen === 'm2' ? chosen : unitOf(navigator.language)
}

export const unitOf = (language: string): AreaUnit => (SQUARE_FEET.test(language) ? 'ft2' : 'm2')
