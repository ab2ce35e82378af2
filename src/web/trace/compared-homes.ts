import { useMemo } from 'react'
import type { Property } from '#contract/property'
import { titleOf } from '#contract/shown-texts'
import { paths } from '../platform/navigation/paths.ts'
import { keptForAccount } from '../platform/session/kept-for-account.ts'

export const MAX_COMPARED = 4

/** A home that a person chose to compare. `title`, `picture`: those at that time, shown in the tray. */
export type ComparedHome = { id: string; title: string; picture: string }

const kept = keptForAccount('recent-compared:') // forgotten at log-out, by how it begins

export function useComparedHomes(): ComparedHome[] {
  const text = kept.useKept()
  return useMemo(() => homesIn(text), [text])
}

export const keepCompared = (email: string, homes: ComparedHome[]): void =>
  kept.keep(email, homes.length === 0 ? undefined : JSON.stringify(homes.slice(0, MAX_COMPARED)))

export const comparisonOf = (ids: string[]): string => `${paths.compare}?ids=${ids.map(encodeURIComponent).join()}`

export const asCompared = (home: Property): ComparedHome => ({
  id: home._id,
  title: titleOf(home),
  picture: home.propertyImage,
})

function homesIn(text: string | undefined): ComparedHome[] {
  try {
    const homes: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(homes) ? homes.filter(isHome).slice(0, MAX_COMPARED) : []
  } catch {
    return [] // not JSON
  }
}

const isHome = (home: unknown): home is ComparedHome => {
  const { id, title, picture }: Record<string, unknown> = Object(home)
  return [id, title, picture].every((part) => typeof part === 'string')
}
