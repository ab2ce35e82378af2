import { useEffect, useState } from 'react'

const SUGGESTION_PAUSE_MS = 150
export const HINT_PAUSE_MS = 500

export function usePause<Value>(value: Value, pauseMs = SUGGESTION_PAUSE_MS): Value {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return paused
}
