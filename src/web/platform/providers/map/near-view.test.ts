// @vitest-environment happy-dom
import type L from 'leaflet'
import { beforeEach, expect, test, vi } from 'vitest'
import { mapInDocument } from '../../../../../test/web/map-in-document.ts'
import { drawNearView } from './near-view.ts'

let map: L.Map
beforeEach(() => {
  map = mapInDocument({ zoomAnimation: false }).setView([2, 2], 9)
})

const square = (west: number, south: number, size = 1) => [
  [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south],
  ],
]
const ALL = { from: 0, below: Number.POSITIVE_INFINITY }
const shown = () =>
  [...map.getContainer().querySelectorAll('.leaflet-overlay-pane path')].map((path) => path.classList[0])
const drawing = () => drawNearView(map, 'overlayPane')

test('draws what is near the screen, in order, and what comes near when the map moves', () => {
  const draw = drawing()
  draw({ shapes: () => ({ areas: [square(1, 1), square(100, 50)] }), className: 'land', ...ALL })
  const lines = [
    [
      [1, 1],
      [3, 3],
    ],
    [
      [100, 50],
      [101, 51],
    ],
  ]
  draw({ shapes: () => ({ lines }), className: 'river', ...ALL, from: 5 })
  draw({ shapes: () => ({ areas: [square(101, 50)] }), className: 'lake', ...ALL })
  expect(shown()).toEqual(['land', 'river'])
  map.setView([50, 100], 9)
  expect(shown()).toEqual(['land', 'river', 'lake'])
  map.setView([50, 100], 4)
  expect(shown()).toEqual(['land', 'lake'])
  map.setView([50, 100], 6)
  expect(shown()).toEqual(['land', 'river', 'lake'])
})

test('draws small shapes together by cell, and a large one alone', () => {
  const areas = [square(1, 1), square(3, 3), square(5, 5), square(1, 1, 40)]
  drawing()({ shapes: () => ({ areas }), className: 'land', ...ALL })
  expect(shown()).toHaveLength(2)
})

test('makes shapes when a zoom first shows them, and shows those of other zooms no longer', () => {
  const fine = vi.fn(() => ({ areas: [square(1, 1)] }))
  const draw = drawing()
  draw({ shapes: () => ({ areas: [square(1, 1)] }), className: 'coarse', from: 0, below: 10 })
  draw({ shapes: fine, className: 'fine', ...ALL, from: 10 })
  expect(shown()).toEqual(['coarse'])
  expect(fine).not.toHaveBeenCalled()
  map.setZoom(10)
  expect(shown()).toEqual(['fine'])
  map.setZoom(9)
  map.setZoom(10)
  expect(shown()).toEqual(['fine'])
  expect(fine).toHaveBeenCalledOnce()
})
