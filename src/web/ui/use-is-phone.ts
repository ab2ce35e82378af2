import { useSyncExternalStore } from 'react'

/** As `max-md` of the classes. */
const phone = '(width < 48rem)'

/** Whether the screen is as narrow as a phone's, for what stands in another place there and not only looks different. */
export const useIsPhone = (): boolean => useSyncExternalStore(onChange, () => matchMedia(phone).matches)

function onChange(changed: () => void): () => void {
  const query = matchMedia(phone)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
