import L from 'leaflet'
import { onTestFinished, vi } from 'vitest'

/** Returns a map of 600 by 600 pixels, which is removed after the test. */
export function mapInDocument(options: L.MapOptions = {}): L.Map {
  const sides = (['clientWidth', 'clientHeight'] as const).map((side) =>
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600),
  )
  const container = document.createElement('div')
  document.body.append(container)
  const map = L.map(container, options)
  onTestFinished(() => {
    map.remove()
    container.remove()
    for (const side of sides) side.mockRestore()
  })
  return map
}
