import { useCallback, useEffect, useRef, useState } from 'react'
import { somethingWrong } from '#messages/ui'
import { CLICK_GUARD_MS } from '../click-guard.ts'
import { toast } from '../feedback/toast.ts'

export type Done = string | { text: string; detail: string; undo: () => Promise<string> }
export type Action = () => Promise<Done>

/**
 * Runs actions one at a time: none begins while one runs or within half a second after it. `running`: the name of the
 * current one. `isLocked`: includes the first half second with `startsLocked`.
 */
export function useActionLock(onFailure: (error: unknown) => void, startsLocked = false) {
  const [running, setRunning] = useState<string>()
  const [isLocked, setLocked] = useState(startsLocked)
  const isTaken = useRef(startsLocked) // two clicks may precede the next render
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
  toast.failure(somethingWrong(), { detail: error instanceof Error ? error.message : String(error) })
