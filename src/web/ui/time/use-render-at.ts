import { useEffect, useReducer } from 'react'
import { now } from '#contract/clock'

const MAX_TIMEOUT_MS = 2 ** 31 - 1 // of browsers: 24 days

/** Renders again when this ISO time has come. */
export function useRenderAt(time: string | undefined): void {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const left = Date.parse(time ?? '') - now().getTime()
    if (!(left > 0 && left < MAX_TIMEOUT_MS)) return // also without a time
    const timer = setTimeout(render, left + 1)
    return () => clearTimeout(timer)
  }, [time])
}
