export const timeZones = (chosen: string | undefined): string[] => [
  ...new Set([...(chosen ? [chosen] : []), ...Intl.supportedValuesOf('timeZone')]),
]
