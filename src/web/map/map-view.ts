import { type Bounds, bboxText } from '#contract/map-bounds'

/** What a map shows: the box as the server takes it, and how much it is enlarged. */
export type MapView = { bbox: string; zoom: number }

type Seen = { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number }

/** What is seen of the world, which a map shows once: beyond its edges there is nothing. */
export function viewOf(bounds: Seen, zoom: number): MapView {
  const within = (degrees: number, most: number) => Math.min(Math.max(degrees, -most), most)
  const box: Bounds = {
    west: within(bounds.getWest(), 180),
    south: within(bounds.getSouth(), 90),
    east: within(bounds.getEast(), 180),
    north: within(bounds.getNorth(), 90),
  }
  return { bbox: bboxText(box), zoom: Math.min(Math.max(Math.round(zoom), 0), 19) }
}
