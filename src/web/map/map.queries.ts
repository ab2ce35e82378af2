import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import { propertyApi } from '#contract/property'
import type { Site } from '#contract/site'
import { call } from '../platform/api/call.ts'
import { callPage } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'
import { createGround } from '../platform/providers/map/create-ground.ts'
import { type MapView, zoomOf } from './map-bounds.ts'
import { around } from './merge-clusters.ts'

export type MapFilters = Omit<Sends<typeof propertyApi.clusters>['query'], 'bbox' | 'zoom'>

export const mapParts = (site: Partial<Pick<Site, 'mapTiles' | 'mapFile'>>) =>
  queryOptions({
    queryKey: ['mapParts', site.mapTiles, site.mapFile],
    queryFn: async () => {
      const [{ MapFigure }, ground] = await Promise.all([import('./MapFigure.tsx'), createGround(site)])
      return { MapFigure, ground }
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  })

const clustersIn = async (filters: MapFilters, { bbox, zoom }: Pick<MapView, 'bbox' | 'zoom'>) =>
  (await call(propertyApi.clusters, { query: { ...filters, bbox, zoom: `${zoom}` } })).clusters

export const clusters = (filters: MapFilters, view: MapView | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'map', 'clusters', filters, view?.bbox, view?.zoom],
    queryFn: () => clustersIn(filters, view ?? WORLD),
    enabled: view !== undefined,
    placeholderData: keepPreviousData,
  })

const WORLD = { bbox: '-180,-90,180,90', zoom: 5 }
const MAX_LOOKS = 3

/**
 * The bounds of all results; null if none is on the map. Repeats the request at a closer zoom, up to twice, while a pin
 * has too many homes to count, because its bounds are then those of a map cell.
 */
export const areaOfHomes = (filters: MapFilters) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'map', 'area', filters],
    queryFn: async () => {
      let view = WORLD
      for (let look = 1; ; look++) {
        const found = await clustersIn(filters, view)
        if (found.length === 0) return null
        const area = around(found.map(({ bbox }) => bbox))
        if (look === MAX_LOOKS || area === view.bbox || found.every(({ count }) => typeof count === 'number'))
          return area
        view = { bbox: area, zoom: zoomOf(area) }
      }
    },
    placeholderData: keepPreviousData,
  })

export const placeOfLocation = (location: string) =>
  queryOptions({
    queryKey: ['placeOfLocation', location],
    queryFn: () => call(propertyApi.places, { query: { location } }),
    enabled: location !== '',
    placeholderData: location === '' ? undefined : keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false, // without them, the home is located by its text
  })

export const townsNear = (propertyId: string) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'towns', propertyId],
    queryFn: async () => (await call(propertyApi.towns, { params: { id: propertyId } })).towns,
    retry: false, // the map and the address are shown without it
  })

const HOMES_ON_CARD = 4

export const homesAt = (filters: MapFilters, bbox: string) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'map', 'at', filters, bbox],
    queryFn: () => callPage(propertyApi.verified, { query: { ...filters, bbox, limit: `${HOMES_ON_CARD}` } }),
  })
