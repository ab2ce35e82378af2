import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { StreetColours } from './street-colours.ts'
import { isLine, ofKind, SOURCE } from './style-parts.ts'

/** Names of streets, waters and districts. Omits those that the browser would draw in the wrong order. */
export function namesOfStreets(colours: StreetColours, language: string, fonts: string[]): LayerSpecification[] {
  const field = nameIn(language)
  const paint = { 'text-halo-color': colours.land, 'text-halo-width': 1.4 }
  const along = { 'symbol-placement': 'line' as const, 'text-field': field, 'text-font': fonts }
  return [
    {
      id: 'names-of-waters',
      type: 'symbol',
      source: SOURCE,
      'source-layer': 'water',
      filter: isLine,
      minzoom: 12,
      layout: { ...along, 'text-size': 11, 'symbol-spacing': 400 },
      paint: { 'text-color': colours.waterName, 'text-halo-color': colours.sea, 'text-halo-width': 1.2 },
    },
    {
      id: 'names-of-major-streets',
      type: 'symbol',
      source: SOURCE,
      'source-layer': 'roads',
      filter: ofKind('highway', 'major_road'),
      minzoom: 12,
      layout: { ...along, 'text-size': ['interpolate', ['linear'], ['zoom'], 12, 10, 18, 14] },
      paint: { ...paint, 'text-color': colours.streetName },
    },
    {
      id: 'names-of-streets',
      type: 'symbol',
      source: SOURCE,
      'source-layer': 'roads',
      filter: ofKind('minor_road', 'path', 'other'),
      minzoom: 15,
      layout: { ...along, 'text-size': ['interpolate', ['linear'], ['zoom'], 15, 10, 18, 13] },
      paint: { ...paint, 'text-color': colours.streetName },
    },
    {
      id: 'names-of-quarters',
      type: 'symbol',
      source: SOURCE,
      'source-layer': 'places',
      filter: ofKind('neighbourhood', 'macrohood'),
      minzoom: 12,
      layout: {
        'text-field': field,
        'text-font': fonts,
        'text-size': 11,
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.08,
        'text-max-width': 7,
        'symbol-sort-key': ['coalesce', ['get', 'sort_rank'], 0],
      },
      paint: { ...paint, 'text-color': colours.country },
    },
  ]
}

/**
 * Shows a name only in a supported script: right-to-left text needs a plugin that the content security policy refuses,
 * because it compiles code.
 */
function nameIn(language: string): ExpressionSpecification {
  const own: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name'], '']
  const latin: ExpressionSpecification = ['coalesce', ['get', 'name:en'], '']
  return ['case', ['is-supported-script', own], own, latin]
}
