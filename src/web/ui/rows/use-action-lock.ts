import { useCallback, useEffect, useRef, useState } from 'react'
import { CLICK_GUARD_MS } from '../click-guard.ts'
import { toast } from '../feedback/toast.ts'

/** The message for the person after an action. `undo`: takes it back, and resolves with a message of its own. */
export type Done = string | { text: string; detail: string; undo: () => Promise<string> }
/** Rejects with a message for the person. */
export type Action = () => Promise<Done>

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
      show(await action())
    } catch (error) {
      onFailure(error)
      showFailure(error)
    }
    setRunning(undefined)
    setTimeout(free, CLICK_GUARD_MS)
  }
  return { running, isLocked, run }
}

function show(done: Done): void {
  const { text, detail, undo } = typeof done === 'string' ? { text: done } : done
  toast.success(text, { detail, undo: undo && (() => void undo().then(show, showFailure)) })
}

const showFailure = (error: unknown) =>
  toast.failure('Something is Wrong!', { detail: error instanceof Error ? error.message : String(error) })
