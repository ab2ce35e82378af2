import { useCallback, useMemo, useState } from 'react'
import type { Corner } from '#contract/drawn-area'
import { useSession } from '../../platform/session/session.ts'
import { draftOf } from '../../platform/storage/draft.ts'
import { cornersOf, type Draft } from './draft.ts'

/**
 * Holds the area that is being drawn, `undefined` while none is. Its corners are a draft of the account (P-185), so that
 * a page that loads again, as in another language, goes on with it.
 */
export function useDrawnDraft(): [draft: Draft | undefined, change: (draft: Draft | undefined) => void] {
  const session = useSession()
  const email = session.status === 'signedIn' ? session.email : undefined
  const kept = useMemo(() => (email === undefined ? undefined : draftOf(email, 'drawn-area')), [email])
  const [draft, setDraft] = useState(() => draftIn(kept?.read()))
  const change = useCallback(
    (next: Draft | undefined) => {
      setDraft(next)
      if (next && (next.kind === 'circle' || cornersOf(next.rings) > 0)) kept?.keep(next)
      else kept?.clear()
    },
    [kept],
  )
  return [draft, change]
}

/** Returns what this browser keeps if it is a draft, which another version of the page may have written. */
function draftIn(found: unknown): Draft | undefined {
  const { kind, rings, circle } = Object(found)
  if (kind === 'circle')
    return areNumbers([circle?.latitude, circle?.longitude, circle?.metres]) ? { kind, circle } : undefined
  const isRing = (ring: unknown) => Array.isArray(ring) && ring.every(isCorner)
  return kind === 'areas' && Array.isArray(rings) && rings.every(isRing) ? { kind, rings } : undefined
}

const isCorner = (corner: unknown): corner is Corner =>
  Array.isArray(corner) && corner.length === 2 && areNumbers(corner)

const areNumbers = (values: unknown[]): boolean => values.every(Number.isFinite)
