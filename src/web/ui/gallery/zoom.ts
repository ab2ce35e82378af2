/** A point in px from the middle of the viewer. */
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }
/** The position and zoom of a picture. `x`, `y`: the distance between the centres of picture and viewer, in px. */
export type View = Point & { scale: number }

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4

export function scaled(view: View, scale: number, point: Point, stage: Size): View {
  const next = Math.min(MAX_SCALE, Math.max(1, scale))
  const ratio = next / view.scale
  const x = point.x - (point.x - view.x) * ratio
  const y = point.y - (point.y - view.y) * ratio
  return within({ scale: next, x, y }, stage)
}

export const moved = (view: View, by: Point, stage: Size): View =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)

export function pinched(view: View, before: readonly [Point, Point], now: readonly [Point, Point], stage: Size): View {
  const growth = distance(...now) / Math.max(1, distance(...before))
  const [from, to] = [middle(...before), middle(...now)]
  return moved(scaled(view, view.scale * growth, from, stage), { x: to.x - from.x, y: to.y - from.y }, stage)
}

function within({ scale, x, y }: View, { width, height }: Size): View {
  return { scale, x: limited(x, ((scale - 1) * width) / 2), y: limited(y, ((scale - 1) * height) / 2) }
}

const limited = (value: number, most: number): number => Math.min(most, Math.max(-most, value)) || 0 // no -0
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
