import * as z from 'zod/mini'
import { brandSlug } from '#contract/brand'
import { boundedMap } from '../../platform/memory/bounded-map.ts'
import { oneByOne } from '../../platform/timing/one-by-one.ts'
import { boundedFetch } from '../bounded-fetch.ts'
import { addressOf } from './gazetteer-data.ts'
import { type Geocoder, GeocoderUnavailable, type Place } from './geocoder.ts'

type Service = {
  url: string
  email: string
  homeCountry?: string | undefined
  milliseconds?: number
  everyMs?: number
  ask?: typeof fetch
}

const MAX_CACHED = 1_000
const EVERY_MS = 1_000 // https://operations.osmfoundation.org/policies/nominatim/: at most one request a second
/**
 * The lowest ranks of houses, streets and towns in Nominatim's results
 * (https://nominatim.org/release-docs/latest/customize/Ranking/).
 */
const RANK_HOUSE = 30
const RANK_STREET = 26
const RANK_TOWN = 13 // larger areas, such as a county or a country, are too imprecise for a pin

const degrees = z.pipe(z.string().check(z.regex(/^-?\d{1,3}(\.\d+)?$/)), z.transform(Number))
const Found = z.array(z.object({ lat: degrees, lon: degrees, place_rank: z.int() }))

/**
 * A client of Nominatim's protocol. As its usage policy asks, requests run one at a time, a second apart, are cached,
 * and name the operator.
 */
export function nominatimGeocoder({
  url,
  email,
  homeCountry,
  milliseconds = 10_000,
  everyMs = EVERY_MS,
  ask = boundedFetch(),
}: Service): Geocoder {
  const answers = boundedMap<string, Place | undefined>(MAX_CACHED)
  const inTurn = oneByOne()
  let nextAt = 0 // by a monotonic clock

  const search = async (location: string) => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, nextAt - performance.now())))
    return request(location).finally(() => {
      nextAt = performance.now() + everyMs
    })
  }
  const request = (location: string) =>
    wrapProviderErrors(async () => {
      const query = new URLSearchParams({ q: location, format: 'jsonv2', limit: '1', addressdetails: '0', email })
      const answer = await ask(`${url}/search?${query}`, {
        headers: { 'user-agent': `${brandSlug()} (${email})`, accept: 'application/json', 'accept-language': 'en' },
        redirect: 'error',
        signal: AbortSignal.timeout(milliseconds),
      })
      if (!answer.ok) throw new GeocoderUnavailable(`the geocoder answered ${answer.status}`)
      return placeIn(Found.parse(await answer.json()))
    })
  const locate = async (location: string): Promise<Place | undefined> => {
    if (answers.has(location)) return answers.get(location)
    return answers.add(location, await inTurn(() => search(location)))
  }
  return {
    kind: 'nominatim',
    locate,
    addressOf: addressOf({ homeCountry }),
    check: async () => {
      if (!(await locate('London, United Kingdom'))) throw new GeocoderUnavailable('the geocoder does not know London')
    },
  }
}

function placeIn([found]: z.output<typeof Found>): Place | undefined {
  if (!found || found.place_rank < RANK_TOWN || Math.abs(found.lat) > 90 || Math.abs(found.lon) > 180) return undefined
  return { latitude: found.lat, longitude: found.lon, precision: precisionOf(found.place_rank) }
}

function precisionOf(rank: number): Place['precision'] {
  if (rank >= RANK_HOUSE) return 'exact'
  return rank >= RANK_STREET ? 'street' : 'town'
}

async function wrapProviderErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof GeocoderUnavailable) throw cause
    const unreadable = cause instanceof SyntaxError || cause instanceof z.core.$ZodError
    throw new GeocoderUnavailable(unreadable ? 'the geocoder’s answer can’t be read' : 'the geocoder did not answer', {
      cause,
    })
  }
}
