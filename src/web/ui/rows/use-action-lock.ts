import { useCallback, useEffect, useRef, useState } from 'react'
import { CLICK_GUARD_MS } from '../click-guard.ts'
import { toast } from '../feedback/toast.ts'

/** Resolves with the message for the person when it is done; rejects with one for them. */
export type Action = () => Promise<string>

/**
 * Runs actions one at a time and shows how each ended: while one is under way, and half a second after its answer, no other begins.
 * `onFailure` hears what an action was rejected with. `running`: the name of the one under way. `isLocked`: none would begin now, with
 * `startsLocked` for the first half second, too.
 */
export function useActionLock(onFailure: (error: unknown) => void, startsLocked = false) {
  const [running, setRunning] = useState<string>()
  const [isLocked, setLocked] = useState(startsLocked)
  const isTaken = useRef(startsLocked) // two presses may come before the next render
  const free = useCallback(() => {
    isTaken.current = false
    setLocked(false)
  }, [])
  useEffect(() => {
    if (!startsLocked) return
    const timer = setTimeout(free, CLICK_GUARD_MS)
    return () => clearTimeout(timer)
  }, [startsLocked, free])

  const run = async (name: string, action: Action) => {
    if (isTaken.current) return
    isTaken.current = true
    setLocked(true)
    setRunning(name)
    try {
      toast.success(await action())
    } catch (error) {
      onFailure(error)
      toast.failure('Something is Wrong!', { detail: error instanceof Error ? error.message : String(error) })
    }
    setRunning(undefined)
    setTimeout(free, CLICK_GUARD_MS)
  }
  return { running, isLocked, run }
}
