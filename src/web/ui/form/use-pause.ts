import { useEffect, useState } from 'react'

/** For suggestions while something is typed. */
const SUGGESTION_PAUSE_MS = 150
/** For hints about what was typed. */
export const HINT_PAUSE_MS = 500

/** Returns `value` as it was when it last stood still for this long. */
export function usePause<Value>(value: Value, pauseMs = SUGGESTION_PAUSE_MS): Value {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return paused
}
