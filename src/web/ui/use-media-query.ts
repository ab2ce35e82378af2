import { useCallback, useSyncExternalStore } from 'react'

export function useMediaQuery(query: string): boolean {
  const onChange = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    onChange,
    () => matchMedia(query).matches,
    () => false, // a page rendered by the server has no width
  )
}

export const useIsPhone = (): boolean => useMediaQuery('(width < 48rem)') // equal to `max-md` in the classes
