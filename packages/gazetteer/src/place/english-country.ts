let english: Intl.DisplayNames | undefined // made when it is needed, as the names of regions take a start 20 ms

/** Returns the English name of a country by its ISO 3166-1 alpha-2 code; `undefined` for a code that is none. */
export function englishCountry(code: string): string | undefined {
  english ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  return english.of(code)
}
