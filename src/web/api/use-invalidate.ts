import { type QueryKey, useQueryClient } from '@tanstack/react-query'

/** Asks again for everything under these keys: at once for what is on the screen, until it is there; else when it is opened. */
export function useInvalidate(...keys: QueryKey[]) {
  const client = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
