import { useCallback, useSyncExternalStore } from 'react'

/** Returns true while a CSS media query matches. */
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
    () => false, // a page that is drawn by the server has no width
  )
}

/** Returns true on a screen as narrow as a phone's, for content that moves to another place there. */
export const useIsPhone = (): boolean => useMediaQuery('(width < 48rem)') // as `max-md` of the classes
