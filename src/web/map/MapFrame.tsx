import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '../platform/api/site.queries.ts'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { LeafletMapProps } from './LeafletMap.tsx'
import { mapParts } from './map.queries.ts'

type Props = Omit<LeafletMapProps, 'ground' | 'box' | 'onStreetsFailed'> & {
  box: LeafletMapProps['box'] | undefined
  failed: string
  className?: string
}

/** A map that is loading, failed, or complete with its attribution. Nothing is fetched before it is shown. */
export function MapFrame({ failed, className = '', box, ...map }: Props) {
  const site = useQuery(siteQuery)
  const parts = useQuery({ ...mapParts(site.data ?? {}), enabled: site.data !== undefined })
  const retry = () => void (site.error ? site.refetch() : parts.refetch())
  if (site.error || parts.error)
    return (
      <FailedState onRetry={retry} busy={site.isFetching || parts.isFetching}>
        {failed}
      </FailedState>
    )
  if (!parts.data || !box) return <Skeleton className={`rounded-card ${className}`} />
  const { MapFigure, ground } = parts.data
  return <MapFigure className={className} ground={ground} box={box} {...map} />
}
