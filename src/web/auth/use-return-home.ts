import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Property } from '#contract/property'
import { isPublic } from '#contract/property-visibility'
import { propertyIn } from '../navigation/paths.ts'
import { publicProperty } from '../property/property.queries.ts'

/** `loading`: there may be one, so its place is kept. */
export type ReturnToHome = Property | 'loading' | undefined

/** The home whose details a visitor wanted to see, when everybody may see what it is called and what it costs. */
export function useWantedHome(wanted: string): ReturnToHome {
  const id = propertyIn(wanted)
  const client = useQueryClient()
  const { data, isPending } = useQuery({ ...publicProperty(id ?? '', client), enabled: id !== undefined, retry: false })
  if (id === undefined) return undefined
  if (isPending) return 'loading'
  return data && isPublic(data) ? data : undefined
}
