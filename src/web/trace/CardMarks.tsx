import { useLocation } from 'react-router'
import type { Property } from '#contract/property'
import * as t from '#messages/trace'
import { Badge } from '../ui/Badge.tsx'
import { useDimsSeen, useSeenHomes } from './seen-homes.ts'

/** The router state of a link to a list. `newSince`: the time at which its saved search was last opened, ISO 8601. */
export type ListState = { newSince?: string }

/** Marks a home that is new to a saved search, or that was seen; the card also dims the picture of a seen one. */
export function CardMarks({ property }: { property: Property }) {
  const { newSince } = (useLocation().state ?? {}) as ListState // ours, or another page's without it
  const isSeen = useSeenHomes().has(property._id)
  const dims = useDimsSeen()
  if (isSeen && dims)
    return (
      <p data-seen className="mt-2 flex justify-end">
        <Badge look="neutral">{t.seen()}</Badge>
      </p>
    )
  if (isSeen || newSince === undefined || !property.verifiedAt || property.verifiedAt <= newSince) return null
  return (
    <p className="mt-2 flex justify-end">
      <Badge look="accent">{t.newSinceVisit()}</Badge>
    </p>
  )
}
