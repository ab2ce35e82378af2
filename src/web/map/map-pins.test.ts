// @vitest-environment happy-dom
import type L from 'leaflet'
import { beforeEach, expect, test, vi } from 'vitest'
import { mapInDocument } from '../../../test/web/map-in-document.ts'
import { type MapPin, pinsOn } from './map-pins.ts'

let map: L.Map
beforeEach(() => {
  map = mapInDocument().setView([53, -2], 8)
})

const pin = (key: string, latitude: number, more: Partial<MapPin> = {}): MapPin => ({
  key,
  latitude,
  longitude: -2,
  text: key,
  name: `Home ${key}`,
  look: 'home',
  ...more,
})
const buttons = () => [...map.getContainer().querySelectorAll<HTMLButtonElement>('button.map-tag')]
const keys = () => buttons().map((button) => button.dataset.pin)

test('a pin that stays keeps its element and its focus, and shows and does what is new', () => {
  const layer = pinsOn(map)
  const [before, after] = [vi.fn(), vi.fn()]
  layer.show([pin('a', 53, { onPress: before }), pin('b', 52)])
  const [a] = buttons()
  a?.focus()
  layer.show([pin('a', 53.1, { text: '$2M', onPress: after, isPressed: true }), pin('c', 54)])
  expect(keys()).toEqual(['c', 'a'])
  expect(buttons()[1]).toBe(a)
  expect(document.activeElement).toBe(a)
  expect([a?.textContent, a?.getAttribute('aria-pressed')]).toEqual(['$2M', 'true'])
  a?.click()
  expect([before.mock.calls.length, after.mock.calls.length]).toEqual([0, 1])
})

test('pins stand in reading order whatever the order in which they came', () => {
  const layer = pinsOn(map)
  layer.show([pin('b', 52), pin('d', 50)])
  layer.show([pin('d', 50), pin('a', 53), pin('c', 51), pin('b', 52)])
  expect(keys()).toEqual(['a', 'b', 'c', 'd'])
  layer.show([pin('d', 53), pin('b', 52), pin('a', 50)])
  expect(keys()).toEqual(['d', 'b', 'a'])
})

test('a pin that becomes another kind gets a new element, and stays highlighted', () => {
  const layer = pinsOn(map)
  layer.show([pin('a', 53), pin('b', 52)])
  layer.highlight('b')
  layer.show([pin('a', 53, { look: 'several' }), pin('b', 52)])
  expect(buttons().map(({ className }) => className)).toEqual(['map-tag map-tag-several', 'map-tag map-tag-home'])
  expect(buttons().map((button) => button.hasAttribute('data-highlighted'))).toEqual([false, true])
})
