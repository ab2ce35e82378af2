/** The position of a group of cards on its page, in px from the top. */
export type Place = { top: number; height: number }
/** The part of a page that is on the screen, in px from the top. */
export type View = Place

const MAX_PLACES = 2_000

let width = 0
const places = new Map<string, Place>()

/** Remembers the position of the group that begins with this home. A change of the window's width clears all positions. */
export function keepPlace(id: string, element: HTMLElement): void {
  if (width !== window.innerWidth || places.size >= MAX_PLACES) places.clear()
  width = window.innerWidth
  const { top, height } = element.getBoundingClientRect()
  places.set(id, { top: top + window.scrollY, height })
}

export const placeOf = (id: string): Place | undefined => (width === window.innerWidth ? places.get(id) : undefined)

/** Returns the indexes of the groups in the view, or of the first group when none is. A group without a position is not in the view. */
export function inView(known: (Place | undefined)[], view: View): number[] {
  const found = known.flatMap((place, index) => (place && distance(place, view) === 0 ? [index] : []))
  return found.length > 0 ? found : [0]
}

/** Returns the index of the group nearest to the view that is not shown yet; among groups without a position, the first. */
export function nearest(known: (Place | undefined)[], shown: ReadonlySet<number>, view: View): number | undefined {
  let found: { index: number; away: number } | undefined
  for (const [index, place] of known.entries()) {
    if (shown.has(index)) continue
    const away = place ? distance(place, view) : Number.POSITIVE_INFINITY
    if (!found || away < found.away) found = { index, away }
  }
  return found?.index
}

const distance = (place: Place, view: View): number =>
  Math.max(0, place.top - (view.top + view.height), view.top - (place.top + place.height))
