import L from 'leaflet'
import type { Site } from '#contract/site'
import type { Ground } from './ground.ts'

export const tiles = ({ url, attribution }: NonNullable<Site['mapTiles']>): Ground => ({
  kind: 'tiles',
  maxZoom: 18,
  placeZoom: 16,
  credit: attribution,
  addTo: (map) => void L.tileLayer(url, { maxZoom: 18, referrerPolicy: 'strict-origin-when-cross-origin' }).addTo(map),
})
