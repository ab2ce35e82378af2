import { countsInMiles, KM_PER_MILE } from '../places/distance.ts'

const KILOMETRES = [1, 2, 5, 10, 20, 50]
const MILES = [0.5, 1, 3, 5, 10, 30]
const FIRST = 2 // 5 km, or 3 miles

/** The radii to choose from, in metres: round in the reader's unit. */
export const radiiFor = (language: string): number[] =>
  countsInMiles(language)
    ? MILES.map((miles) => Math.round(miles * KM_PER_MILE * 1000))
    : KILOMETRES.map((kilometres) => kilometres * 1000)

export const firstRadiusFor = (language: string): number => radiiFor(language)[FIRST] ?? 5000
