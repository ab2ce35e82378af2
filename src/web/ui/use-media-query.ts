import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query of CSS fits now; the component follows when that changes. */
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

/** Whether the screen is as narrow as a phone's, for what stands in another place there and not only looks different. */
export const useIsPhone = (): boolean => useMediaQuery('(width < 48rem)') // as `max-md` of the classes
