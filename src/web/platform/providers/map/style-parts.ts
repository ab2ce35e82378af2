import type { ExpressionSpecification } from 'maplibre-gl'

export const SOURCE = 'map'

export const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon']
export const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString']

export const ofKind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]]

/** A width that grows with the zoom almost like distances on the map. */
export const growing = (...stops: [zoom: number, pixels: number][]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...stops.flat(),
]
