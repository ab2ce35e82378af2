import { decodedPolyline, encodedPolyline } from './polyline.ts'

export type Corner = [latitude: number, longitude: number]
/**
 * The corners of an area in order, without the first one again at the end. Each side goes the shorter way round the
 * world, so longitudes continue beyond ±180 where the area crosses the antimeridian.
 */
export type Ring = Corner[]
export type Circle = { latitude: number; longitude: number; metres: number }

export const MAX_CORNERS = 100
export const MIN_CORNERS = 3
export const MAX_RADIUS_METRES = 200_000

const PRECISION = 5 // decimals of a degree, about a metre
const SEPARATOR = ',' // no character of an encoded polyline
/** The limit of encoded areas: each corner has two numbers of six characters, and each area a separator. */
export const MAX_AREAS_LENGTH = MAX_CORNERS * 13

/** The reasons to refuse a text of areas; `property-search.ts` has their sentences. */
export type NoArea = 'unreadable' | 'tooMany' | 'tooFew' | 'roundTheWorld'

export const areasText = (rings: Ring[]): string => rings.map((ring) => encodedPolyline(ring)).join(SEPARATOR)

export function areasIn(text: string): Ring[] | NoArea {
  if (text.length > MAX_AREAS_LENGTH) return 'tooMany'
  const rings = text.split(SEPARATOR).map(cornersIn)
  if (!rings.every((ring) => ring !== undefined)) return 'unreadable'
  if (rings.flat().length > MAX_CORNERS) return 'tooMany'
  return rings.map(whyNoArea).find(Boolean) ?? rings.map(unwrapped)
}

/** Decodes one polyline; undefined unless encoding it again gives the same text, as one that was cut off doesn't. */
function cornersIn(text: string): Ring | undefined {
  if (!/^[?-~]+$/.test(text)) return undefined
  const corners = decodedPolyline(text)
  return encodedPolyline(corners) === text ? corners : undefined
}

function whyNoArea(corners: Ring): NoArea | undefined {
  if (corners.length < MIN_CORNERS) return 'tooFew'
  const isOnGlobe = ([latitude, longitude]: Corner) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 540
  if (!corners.every(isOnGlobe)) return 'unreadable'
  const ring = unwrapped(corners)
  const [first = [0, 0], last = first] = [ring[0], ring.at(-1)]
  const isClosed = Math.abs(last[1] - first[1]) <= 180
  const longitudes = ring.map(([, degrees]) => degrees)
  const isRoundTheWorld = Math.max(...longitudes) - Math.min(...longitudes) >= 360
  return isClosed && !isRoundTheWorld ? undefined : 'roundTheWorld'
}

function unwrapped(corners: Ring): Ring {
  let longitude = corners[0]?.[1] ?? 0
  return corners.map(([latitude, next]) => {
    longitude = next + 360 * Math.round((longitude - next) / 360)
    return [latitude, longitude]
  })
}

export const MAX_CIRCLE_LENGTH = 40
const DEGREES = /^-?\d{1,3}(\.\d{1,10})?$/

/** Parses `latitude,longitude,metres`; returns undefined if invalid. */
export function circleIn(text: string): Circle | undefined {
  const [latitude = '', longitude = '', radius = '', ...more] = text.split(SEPARATOR, 4)
  if (more.length > 0 || !DEGREES.test(latitude) || !DEGREES.test(longitude) || !/^\d{1,6}$/.test(radius))
    return undefined
  const circle = { latitude: Number(latitude), longitude: Number(longitude), metres: Number(radius) }
  const isOnGlobe = Math.abs(circle.latitude) <= 90 && Math.abs(circle.longitude) <= 180
  return isOnGlobe && circle.metres >= 1 && circle.metres <= MAX_RADIUS_METRES ? circle : undefined
}

export const circleText = ({ latitude, longitude, metres }: Circle): string =>
  [Number(latitude.toFixed(PRECISION)), Number(longitude.toFixed(PRECISION)), Math.round(metres)].join(SEPARATOR)
