import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import { propertyApi } from '#contract/property'
import type { Site } from '#contract/site'
import { call } from '../api/call.ts'
import { callPage } from '../api/pages.ts'
import { createGround } from '../providers/map/create-ground.ts'
import type { MapView } from './map-bounds.ts'

/** The filters of the list, without the box of the map. */
export type MapFilters = Omit<Sends<typeof propertyApi.clusters>['query'], 'bbox' | 'zoom'>

/** The map itself and what lies under its pins: fetched when the first map is opened. */
export const mapParts = (site: Pick<Site, 'mapTiles'>) =>
  queryOptions({
    queryKey: ['mapParts', site.mapTiles],
    queryFn: async () => {
      const [{ LeafletMap }, ground] = await Promise.all([import('./LeafletMap.tsx'), createGround(site)])
      return { LeafletMap, ground }
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  })

/** The pins of what a map shows; those of before stay until the next are there. */
export const clusters = (filters: MapFilters, view: MapView | undefined) =>
  queryOptions({
    queryKey: ['property', 'map', 'clusters', filters, view],
    queryFn: () =>
      call(propertyApi.clusters, { query: { ...filters, bbox: view?.bbox ?? '', zoom: `${view?.zoom ?? 0}` } }),
    enabled: view !== undefined,
    placeholderData: keepPreviousData,
  })

/** The two places that a location may mean; none where it is sure. */
export const placeCandidates = (location: string) =>
  queryOptions({
    queryKey: ['placeCandidates', location],
    queryFn: async () => (await call(propertyApi.places, { query: { location } })).candidates,
    enabled: location !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false, // without them the home is placed by its location, as ever
  })

const HOMES_ON_CARD = 4

/** The first homes of one pin. */
export const homesAt = (filters: MapFilters, bbox: string) =>
  queryOptions({
    queryKey: ['property', 'map', 'at', filters, bbox],
    queryFn: () => callPage(propertyApi.verified, { query: { ...filters, bbox, limit: `${HOMES_ON_CARD}` } }),
  })
