import { expect, test } from 'vitest'
import { zoomOf } from './map-bounds.ts'

test.each([
  ['-2.5,53.4,-2.2,53.6', 12],
  ['179.9,-17,-179.8,-16.8', 12],
  ['170,-30,-170,0', 6],
  ['-180,-85,180,85', 2],
])('shows %s at zoom %d, also across the line of dates', (bbox, zoom) => {
  expect(zoomOf(bbox)).toBe(zoom)
})
