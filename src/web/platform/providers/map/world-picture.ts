import type { Position } from 'geojson'
import L, { type Map as LeafletMap } from 'leaflet'
import { byCell, type Drawing, type Shapes } from './shapes.ts'

type Picture = { overlay: L.SVGOverlay; svg: SVGElement; unpainted: Drawing[] }

/** The last zoom at which all that is drawn of the world is one picture. */
export const WORLD_TO = 4

const SVG = 'http://www.w3.org/2000/svg'
const DIGITS = 1 // of a pixel

/**
 * Shows shapes as one picture of the world for each zoom, each over those before it. The browser moves a picture as it
 * is. Of shapes on the map, Leaflet projects and cuts each corner after a zoom, which takes longer than a frame.
 */
export function drawWorld(map: LeafletMap, pane: string): (drawing: Drawing) => void {
  const pictures = new Map<number, Picture>()
  const show = () => {
    for (const [zoom, { overlay }] of pictures) if (zoom !== map.getZoom()) overlay.remove()
    const shown = pictures.get(map.getZoom())
    shown?.svg.append(...shown.unpainted.splice(0).flatMap((drawing) => pathsOf(drawing, map.getZoom())))
    shown?.overlay.addTo(map)
  }
  map.on('zoomend', show)
  return (drawing) => {
    for (let zoom = drawing.from; zoom < drawing.below; zoom++) {
      const picture = pictures.get(zoom) ?? emptyPicture(zoom, pane)
      pictures.set(zoom, picture)
      picture.unpainted.push(drawing)
    }
    show()
  }
}

function emptyPicture(zoom: number, pane: string): Picture {
  const svg = document.createElementNS(SVG, 'svg')
  const size = L.CRS.EPSG3857.scale(zoom)
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`)
  svg.style.overflow = 'visible' // a coast goes on beyond the date line
  const corners = [0, size].map((at) => L.CRS.EPSG3857.pointToLatLng(L.point(at, at), zoom))
  return { overlay: L.svgOverlay(svg, L.latLngBounds(corners), { pane, interactive: false }), svg, unpainted: [] }
}

/** By cell, as the browser draws a whole path again for each tile that it touches; round corners take longer. */
const pathsOf = ({ shapes, className }: Drawing, zoom: number): SVGPathElement[] =>
  byCell(shapes()).map((cell) => {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('class', className)
    path.setAttribute('fill-rule', 'evenodd')
    path.setAttribute('stroke-linejoin', 'bevel')
    path.setAttribute('d', outline(cell, zoom))
    return path
  })

function outline(shapes: Shapes, zoom: number): string {
  const lineOf = (corners: Position[]) => `M${corners.map((corner) => pointOf(corner, zoom)).join(' ')}`
  return 'areas' in shapes
    ? shapes.areas.map((rings) => rings.map((ring) => `${lineOf(ring)}z`).join('')).join('')
    : shapes.lines.map(lineOf).join('')
}

function pointOf([longitude = 0, latitude = 0]: Position, zoom: number): string {
  const { x, y } = L.CRS.EPSG3857.latLngToPoint(L.latLng(latitude, longitude), zoom)
  return `${x.toFixed(DIGITS)} ${y.toFixed(DIGITS)}`
}
