import { useEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'

/** Keeps filters in the address, so that Back, reload and a shared link show the same; empty ones are removed. */
export function useUrlFields<Name extends string>(...names: Name[]) {
  const { params, change: changeParams } = useLatestParams()
  const fields = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string> // all names
  const change = (name: Name, value: string) =>
    changeParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value.trim() === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { fields, change }
}

/**
 * Returns the parameters, and `change`, which includes changes that are not rendered yet. React Router's own updater
 * gets the rendered ones.
 */
export function useLatestParams() {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  const awaited = useRef<string[]>([])
  useEffect(() => {
    const place = awaited.current.indexOf(String(params))
    awaited.current = place < 0 ? [] : awaited.current.slice(place + 1)
    if (awaited.current.length === 0) latest.current = params // an own change that was superseded is ignored
  }, [params])
  const change = (next: (now: URLSearchParams) => URLSearchParams, options: NavigateOptions) => {
    latest.current = next(latest.current)
    awaited.current = [...awaited.current, String(latest.current)]
    setParams(latest.current, options)
  }
  return { params, change }
}
