import { gazetteer } from '../../src/server/providers/geocoder/gazetteer.ts'
import type { Geocoder } from '../../src/server/providers/geocoder/geocoder.ts'
import { nominatimGeocoder } from '../../src/server/providers/geocoder/nominatim.ts'
import { nominatimFake } from '../fakes/nominatim-fake.ts'

export type GeocoderUnderTest = { geocoder: Geocoder; close(): Promise<unknown> }

/** Locations, and their points within a tenth of a degree. */
export const KNOWN_TOWNS = {
  'Mill Lane, Didsbury, Manchester, M20 2AB': [53.417, -2.231],
  'Ocean Drive, Emerald Isle, North Carolina': [34.678, -76.951],
  'Camino del Olivar, Ronda, Málaga, Spain': [36.742, -5.167],
  London: [51.508, -0.126],
} as const

export const geocoders: [name: string, open: () => Promise<GeocoderUnderTest>][] = [
  ['our own gazetteer', async () => ({ geocoder: gazetteer(), close: async () => {} })],
  ['Nominatim', nominatim],
]

async function nominatim(): Promise<GeocoderUnderTest> {
  const known = Object.entries(KNOWN_TOWNS).map(([location, [lat, lon]]) => [
    location,
    { lat: String(lat), lon: String(lon), place_rank: 16 },
  ])
  const fake = await nominatimFake({
    ...Object.fromEntries(known),
    'London, United Kingdom': { lat: '51.5', lon: '-0.13', place_rank: 16 },
  })
  return { geocoder: nominatimGeocoder({ ...fake.settings, everyMs: 0 }), close: fake.close }
}
