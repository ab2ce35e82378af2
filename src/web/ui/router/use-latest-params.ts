import { useEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'

/**
 * The parameters of the address, and `change`, which builds on changes that are still under way: of two fields told almost at
 * once both stay. React Router's own updater is handed what was rendered last.
 */
export function useLatestParams() {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const change = (next: (now: URLSearchParams) => URLSearchParams, options: NavigateOptions) => {
    latest.current = next(latest.current)
    setParams(latest.current, options)
  }
  return { params, change }
}
