import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/distances'

const COUNTRIES_IN_MILES = ['US', 'GB', 'LR', 'MM']
export const KM_PER_MILE = 1.609344

export function shownDistance(km: number, language: string): string {
  const isInMiles = countsInMiles(language)
  const shown = rounded(isInMiles ? km / KM_PER_MILE : km)
  return isInMiles
    ? t.miles({ count: shown, shown: shownNumber(shown) })
    : t.kilometres({ distance: shownNumber(shown) })
}

export const countsInMiles = (language: string): boolean => COUNTRIES_IN_MILES.includes(regionOf(language) ?? '')

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}

const rounded = (distance: number): number => (distance < 9.95 ? Math.round(distance * 10) / 10 : Math.round(distance))
