export type Position = { top: number; height: number }
export type View = Position

const MAX_PLACES = 2_000

let width = 0
const positions = new Map<string, Position>()

/** Stores the position of the group that begins with this home. Resizing the window clears all positions. */
export function keepPosition(id: string, element: HTMLElement): void {
  if (width !== window.innerWidth || positions.size >= MAX_PLACES) positions.clear()
  width = window.innerWidth
  const { top, height } = element.getBoundingClientRect()
  positions.set(id, { top: top + window.scrollY, height })
}

export const positionOf = (id: string): Position | undefined =>
  width === window.innerWidth ? positions.get(id) : undefined

export function inView(known: (Position | undefined)[], view: View): number[] {
  const found = known.flatMap((position, index) => (position && distance(position, view) === 0 ? [index] : []))
  return found.length > 0 ? found : [0]
}

export function nearest(known: (Position | undefined)[], shown: ReadonlySet<number>, view: View): number | undefined {
  let found: { index: number; away: number } | undefined
  for (const [index, position] of known.entries()) {
    if (shown.has(index)) continue
    const away = position ? distance(position, view) : Number.POSITIVE_INFINITY
    if (!found || away < found.away) found = { index, away }
  }
  return found?.index
}

const distance = (position: Position, view: View): number =>
  Math.max(0, position.top - (view.top + view.height), view.top - (position.top + position.height))
