import type { Point } from './my-places.ts'

/** The position of the sun. `azimuth`: degrees clockwise from north. `altitude`: degrees above the horizon. */
type SunPosition = { azimuth: number; altitude: number }
export type Day = { year: number; month: number; day: number }
/**
 * The course of the sun on a day. `rise` and `set` are absent if the sun stays up (`isUp`) or down all day. Times are
 * in milliseconds; `light`: the length of daylight in minutes.
 */
type SunDay = { rise?: number; set?: number; noon: number; isUp: boolean; light: number }

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440
/** The altitude of the sun's centre at sunrise and sunset, in degrees. */
const RISING = -0.833

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
const sine = (angle: number) => Math.sin(radians(angle))
const cosine = (angle: number) => Math.cos(radians(angle))
const tangent = (angle: number) => Math.tan(radians(angle))

/**
 * Returns the declination in degrees and the equation of time in minutes, by NOAA's solar calculator
 * (https://gml.noaa.gov/grad/solcalc/calcdetails.html), accurate to a minute for rise and set.
 */
function solarAt(moment: number) {
  const century = (moment / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525
  const longitude = (280.46646 + century * (36_000.76983 + century * 0.0003032)) % 360
  const anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century)
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
  const centre =
    sine(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    sine(2 * anomaly) * (0.019993 - 0.000101 * century) +
    sine(3 * anomaly) * 0.000289
  const node = 125.04 - 1934.136 * century
  const apparent = longitude + centre - 0.00569 - 0.00478 * sine(node)
  const tilt = 23.439291 - 0.0130042 * century + 0.00256 * cosine(node)
  const y = tangent(tilt / 2) ** 2
  const equation =
    y * sine(2 * longitude) -
    2 * eccentricity * sine(anomaly) +
    4 * eccentricity * y * sine(anomaly) * cosine(2 * longitude) -
    0.5 * y * y * sine(4 * longitude) -
    1.25 * eccentricity * eccentricity * sine(2 * anomaly)
  return { declination: degrees(Math.asin(sine(tilt) * sine(apparent))), equation: 4 * degrees(equation) }
}

export function sunAt(moment: number, { latitude, longitude }: Point): SunPosition {
  const { declination, equation } = solarAt(moment)
  const minutes = (moment / MINUTE_MS) % DAY_MINUTES
  const hourAngle = (minutes + equation + 4 * longitude) / 4 - 180
  const height = sine(latitude) * sine(declination) + cosine(latitude) * cosine(declination) * cosine(hourAngle)
  const east = -cosine(declination) * sine(hourAngle)
  const north = cosine(latitude) * sine(declination) - sine(latitude) * cosine(declination) * cosine(hourAngle)
  return { azimuth: (degrees(Math.atan2(east, north)) + 360) % 360, altitude: degrees(Math.asin(height)) }
}

export function sunDay({ year, month, day }: Day, point: Point): SunDay {
  const midday = Date.UTC(year, month - 1, day) + (DAY_MINUTES / 2 - 4 * point.longitude) * MINUTE_MS
  const noon = midday - solarAt(midday).equation * MINUTE_MS
  const halfOfDay = (at: number): number => {
    const { declination } = solarAt(at)
    const { latitude } = point
    const angle = sine(RISING) / (cosine(latitude) * cosine(declination)) - tangent(latitude) * tangent(declination)
    return 4 * degrees(Math.acos(angle)) // in minutes; NaN if the sun does not rise or set
  }
  const half = halfOfDay(noon)
  if (Number.isNaN(half)) {
    const isUp = sunAt(noon, point).altitude > 0
    return { noon, isUp, light: isUp ? DAY_MINUTES : 0 }
  }
  const refined = (side: 1 | -1) => {
    const around = noon + side * half * MINUTE_MS
    const later = halfOfDay(around)
    return noon + side * (Number.isNaN(later) ? half : later) * MINUTE_MS
  }
  const [rise, set] = [refined(-1), refined(1)]
  return { rise, set, noon, isUp: true, light: Math.round((set - rise) / MINUTE_MS) }
}

const directions = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

export const directionOf = (azimuth: number): (typeof directions)[number] =>
  directions[Math.round(azimuth / 45) % 8] ?? 'north'
