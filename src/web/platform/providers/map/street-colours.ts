/** The colours of the map's style: custom properties of map.css, each with a light and a dark value. */
const properties = {
  sea: '--map-sea',
  land: '--map-land',
  border: '--map-border',
  country: '--map-country',
  green: '--map-green',
  wood: '--map-wood',
  built: '--map-built',
  building: '--map-building',
  road: '--map-road',
  roadEdge: '--map-road-edge',
  highway: '--map-highway',
  rail: '--map-rail',
  streetName: '--map-street-name',
  waterName: '--map-water-name',
} as const

export type StreetColours = Record<keyof typeof properties, string>

/** Reads the colours as `rgb(…)` of the current face: MapLibre knows neither `light-dark()` nor custom properties. */
export function streetColours(within: HTMLElement): StreetColours {
  const probe = within.appendChild(document.createElement('span'))
  const colourOf = (property: string) => {
    probe.style.color = `var(${property})`
    return getComputedStyle(probe).color
  }
  const colours = Object.entries(properties).map(([name, property]) => [name, colourOf(property)])
  probe.remove()
  return Object.fromEntries(colours) as StreetColours // has each name of `properties`
}
