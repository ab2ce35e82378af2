import { useCallback, useSyncExternalStore } from 'react'
import { now } from '#contract/clock'

const MAX_TIMEOUT_MS = 2 ** 31 - 1 // of browsers: 24 days

/** Renders again when this ISO time has come, also if that was between a render and its effects. */
export function useRenderAt(time: string | undefined): void {
  const at = Date.parse(time ?? '')
  const hasCome = () => at <= now().getTime()
  useSyncExternalStore(
    useCallback(
      (render) => {
        const left = at - now().getTime()
        if (!(left > 0 && left < MAX_TIMEOUT_MS)) return () => {} // also without a time
        const timer = setTimeout(render, left + 1)
        return () => clearTimeout(timer)
      },
      [at],
    ),
    hasCome,
    hasCome,
  )
}
