import { useEffect } from 'react'
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

/** The parameters that the address has or will have, for all components of the page. */
let latest = new URLSearchParams()
/** The rendered parameters, then those that are not rendered yet. */
let awaited: string[] = []
let users = 0

function follow(rendered: URLSearchParams): void {
  const place = awaited.indexOf(String(rendered))
  awaited = place < 0 ? [] : awaited.slice(place)
  if (awaited.length <= 1) latest = rendered // an own change that was superseded is ignored
}

/**
 * Returns the parameters, and `change`, which includes changes of any component that are not rendered yet. React
 * Router's own updater gets the rendered ones. `latest`: for what is decided by a press.
 */
export function useLatestParams() {
  const [params, setParams] = useSearchParams()
  useEffect(() => follow(params), [params])
  useEffect(() => {
    users++
    return () => {
      if (--users === 0) awaited = [] // a page that is left has nothing pending
    }
  }, [])
  const change = (next: (now: URLSearchParams) => URLSearchParams, options: NavigateOptions) => {
    latest = next(latest)
    awaited.push(String(latest))
    setParams(latest, options)
  }
  return { params, latest: () => latest, change }
}
