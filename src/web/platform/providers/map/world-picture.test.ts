// @vitest-environment happy-dom
import type L from 'leaflet'
import { beforeEach, expect, test, vi } from 'vitest'
import { mapInDocument } from '../../../../../test/web/map-in-document.ts'
import { drawWorld } from './world-picture.ts'

let map: L.Map
beforeEach(() => {
  map = mapInDocument({ zoomAnimation: false }).setView([0, 0], 2)
})

const triangle = [
  [
    [-90, 0],
    [0, 0],
    [-90, 85.0511287798],
    [-90, 0],
  ],
]
const pictures = () => [...map.getContainer().querySelectorAll<SVGElement>('.leaflet-overlay-pane svg')]
const looks = () => pictures().map((svg) => [...svg.querySelectorAll('path')].map((path) => path.classList.value))

test('is one picture, in which each shape is over those before it', () => {
  const draw = drawWorld(map, 'overlayPane')
  draw({ shapes: () => ({ areas: [triangle] }), className: 'land', from: 0, below: 3 })
  draw({ shapes: () => ({ lines: triangle }), className: 'border', from: 0, below: 3 })
  expect(looks()).toEqual([['land', 'border']])
  draw({ shapes: () => ({ areas: [triangle] }), className: 'lake', from: 2, below: 3 })
  expect(looks()).toEqual([['land', 'border', 'lake']])
  map.setZoom(1)
  expect(looks()).toEqual([['land', 'border']])
})

test('its corners are pixels of the zoom that shows it, and it covers the world', () => {
  const draw = drawWorld(map, 'overlayPane')
  draw({ shapes: () => ({ areas: [triangle] }), className: 'land', from: 2, below: 3 })
  draw({ shapes: () => ({ lines: triangle }), className: 'border', from: 2, below: 3 })
  const [svg] = pictures()
  expect([...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'))).toEqual([
    'M256.0 512.0 512.0 512.0 256.0 0.0 256.0 512.0z',
    'M256.0 512.0 512.0 512.0 256.0 0.0 256.0 512.0',
  ])
  expect(svg?.getAttribute('viewBox')).toBe('0 0 1024 1024')
  expect([svg?.style.width, svg?.style.height]).toEqual(['1024px', '1024px'])
})

test('is made when its zoom is first shown, and there is none of a nearer zoom', () => {
  const shapes = vi.fn(() => ({ areas: [triangle] }))
  drawWorld(map, 'overlayPane')({ shapes, className: 'land', from: 3, below: 4 })
  expect(pictures()).toEqual([])
  expect(shapes).not.toHaveBeenCalled()
  map.setZoom(3)
  expect(looks()).toEqual([['land']])
  map.setZoom(5)
  expect(pictures()).toEqual([])
  map.setZoom(3)
  expect(looks()).toEqual([['land']])
  expect(shapes).toHaveBeenCalledOnce()
})
