import type { MapName } from '../platform/providers/map/ground.ts'

export type Box = { left: number; top: number; right: number; bottom: number }
type Point = { x: number; y: number }

export type PlacedName = { name: MapName; side: 'over' | 'below' | 'above' | 'under'; box: Box }

type Screen = {
  pixelOf: (name: MapName) => Point
  widthOf: (name: MapName) => number
  covered: Box[]
}

const NAME_HEIGHT = 16
const DOT = 3
const GAP = 4
/** The distance below the tip of a pin that covers the town's dot. */
const UNDER_PIN = 5

export function placeNames(names: MapName[], { pixelOf, widthOf, covered }: Screen): PlacedName[] {
  const placed: PlacedName[] = []
  for (const name of names) {
    const point = pixelOf(name)
    const free = sidesOf(name)
      .map((side) => ({ name, side, box: boxOf(side, point, widthOf(name)) }))
      .find(({ box }) => !covered.some((other) => meet(box, other)) && !placed.some((other) => meet(box, other.box)))
    if (free) placed.push(free)
  }
  return placed
}

const sidesOf = ({ kind }: MapName): PlacedName['side'][] =>
  kind === 'country' ? ['over'] : ['below', 'above', 'under']

function boxOf(side: PlacedName['side'], { x, y }: Point, width: number): Box {
  const across = { left: x - width / 2, right: x + width / 2 }
  if (side === 'over') return { ...across, top: y - NAME_HEIGHT / 2, bottom: y + NAME_HEIGHT / 2 }
  if (side === 'below') return { ...across, top: y - DOT, bottom: y + DOT + NAME_HEIGHT }
  if (side === 'under') return { ...across, top: y + UNDER_PIN, bottom: y + UNDER_PIN + NAME_HEIGHT }
  return { ...across, top: y - DOT - NAME_HEIGHT, bottom: y + DOT }
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right + GAP &&
  other.left < one.right + GAP &&
  one.top < other.bottom + GAP &&
  other.top < one.bottom + GAP
