import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { StreetColours } from './street-colours.ts'
import { namesOfStreets } from './street-names.ts'
import { growing, isArea, isLine, ofKind, SOURCE } from './style-parts.ts'

/**
 * A style for the layers of a Protomaps basemap, version 4 (https://docs.protomaps.com/basemaps/layers). Omits towns
 * and countries, which the map names itself. Where the file has no tiles, nothing is drawn, not even the sea, and the
 * map below is visible.
 */
export const streetsStyle = (
  url: string,
  colours: StreetColours,
  language: string,
  fonts: string[],
): StyleSpecification => ({
  version: 8,
  sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${url}` } },
  layers: [
    ...areas(colours),
    ...waters(colours),
    ...roads(colours),
    ...borders(colours),
    ...namesOfStreets(colours, language, fonts),
  ],
})

const builtUp = ['residential', 'commercial', 'industrial', 'school', 'university', 'college', 'hospital', 'railway']
const greens = ['park', 'grass', 'grassland', 'garden', 'golf_course', 'pitch', 'playground', 'cemetery', 'allotments']
const woods = ['wood', 'forest', 'scrub', 'nature_reserve', 'national_park']

function areas({ land, green, wood, built, building }: StreetColours): LayerSpecification[] {
  const area = (id: string, from: string, colour: string, ...kinds: string[]) => ({
    id,
    type: 'fill' as const,
    source: SOURCE,
    'source-layer': from,
    filter: (kinds.length > 0 ? ['all', isArea, ofKind(...kinds)] : isArea) satisfies ExpressionSpecification,
    paint: { 'fill-color': colour },
  })
  return [
    area('earth', 'earth', land),
    area('built', 'landuse', built, ...builtUp),
    area('green', 'landuse', green, ...greens),
    area('wood', 'landuse', wood, ...woods),
    { ...area('buildings', 'buildings', building), minzoom: 14 },
  ]
}

const waters = ({ sea }: StreetColours): LayerSpecification[] => [
  { id: 'water', type: 'fill', source: SOURCE, 'source-layer': 'water', filter: isArea, paint: { 'fill-color': sea } },
  {
    id: 'rivers',
    type: 'line',
    source: SOURCE,
    'source-layer': 'water',
    filter: isLine,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': sea, 'line-width': growing([8, 0.8], [12, 2], [18, 12]) },
  },
]

/** The kinds of roads from the least to the most important, with the widths of their fill in pixels by zoom. */
const kindsOfRoads = [
  { id: 'paths', kinds: ['path'], from: 14, width: growing([14, 0.6], [18, 3]) },
  { id: 'minor', kinds: ['minor_road', 'other'], from: 11, width: growing([11, 0.5], [14, 2.4], [18, 20]) },
  { id: 'major', kinds: ['major_road'], from: 6, width: growing([6, 0.4], [11, 1.8], [14, 4.5], [18, 26]) },
  { id: 'highways', kinds: ['highway'], from: 3, width: growing([4, 0.5], [8, 1.4], [12, 3.6], [18, 30]) },
]
const EDGE_PX = 1

/** Draws all edges below all fills, so that crossings are open. */
function roads(colours: StreetColours): LayerSpecification[] {
  const line = { type: 'line' as const, source: SOURCE, 'source-layer': 'roads' }
  const layout = { 'line-cap': 'round' as const, 'line-join': 'round' as const }
  const edged = kindsOfRoads.filter(({ id }) => id !== 'paths')
  return [
    {
      ...line,
      id: 'rails',
      filter: ofKind('rail'),
      minzoom: 9,
      paint: { 'line-color': colours.rail, 'line-width': growing([9, 0.5], [14, 1.2], [18, 3]) },
    },
    ...edged.map(
      ({ id, kinds, from, width }): LayerSpecification => ({
        ...line,
        id: `${id}-edges`,
        filter: ofKind(...kinds),
        minzoom: Math.max(from, 10),
        layout,
        paint: { 'line-color': colours.roadEdge, 'line-gap-width': width, 'line-width': EDGE_PX },
      }),
    ),
    ...kindsOfRoads.map(
      ({ id, kinds, from, width }): LayerSpecification => ({
        ...line,
        id,
        filter: ofKind(...kinds),
        minzoom: from,
        layout,
        paint: {
          'line-color': id === 'highways' ? colours.highway : id === 'paths' ? colours.roadEdge : colours.road,
          'line-width': width,
        },
      }),
    ),
  ]
}

const borders = ({ border }: StreetColours): LayerSpecification[] => [
  {
    id: 'borders',
    type: 'line',
    source: SOURCE,
    'source-layer': 'boundaries',
    filter: ofKind('country', 'region'),
    paint: {
      'line-color': border,
      'line-width': ['match', ['get', 'kind'], 'country', 1.4, 0.7],
      'line-dasharray': [3, 2],
    },
  },
]
