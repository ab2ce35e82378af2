import L, { type Map as LeafletMap } from 'leaflet'
import type { Circle, Ring } from '#contract/drawn-area'

export type MapShape = Ring | Circle

/** Shows areas and circles on a map. What a line that crosses itself encloses is filled, as it is searched. */
export function shapesOn(map: LeafletMap): (shapes: MapShape[]) => void {
  const layer = L.layerGroup().addTo(map)
  const look = { className: 'map-area', interactive: false, fillRule: 'nonzero' } as const
  return (shapes) => {
    layer.clearLayers()
    for (const shape of shapes)
      layer.addLayer(
        Array.isArray(shape)
          ? new L.Polygon(shape, look)
          : new L.Circle([shape.latitude, shape.longitude], { ...look, radius: shape.metres }),
      )
  }
}
