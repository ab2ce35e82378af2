/** Returns the names of time zones to choose from, with the one that is chosen, which this browser may not know. */
export const timeZones = (chosen: string | undefined): string[] => [
  ...new Set([...(chosen ? [chosen] : []), ...Intl.supportedValuesOf('timeZone')]),
]
