import { startTransition, useEffect, useState } from 'react'
import { expectedTop } from '../../navigation/scroll-restoration.ts'
import { inView, nearest, type Place, type View } from './group-places.ts'

/**
 * Which groups are shown, as places in the list: one more in each frame, so that none keeps a press waiting, and those nearest to the
 * screen first. `known`: where they stood when the list was left; who comes back sees at once those that were on the screen.
 */
export function useShownGroups(known: (Place | undefined)[], isBack: boolean): ReadonlySet<number> {
  const [shown, setShown] = useState<ReadonlySet<number>>(
    () => new Set(isBack ? inView(known, viewAt(expectedTop())) : []),
  )
  useEffect(() => {
    const next = nearest(known, shown, viewAt(window.scrollY))
    if (next === undefined) return
    const frame = requestAnimationFrame(() => startTransition(() => setShown(new Set([...shown, next]))))
    return () => cancelAnimationFrame(frame)
  })
  return shown
}

const viewAt = (top: number): View => ({ top, height: window.innerHeight })
