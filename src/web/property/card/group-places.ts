/** Where a group of cards stands on its page, in px from its top. */
export type Place = { top: number; height: number }
/** What of a page is on the screen, in px from its top. */
export type View = Place

const MAX_PLACES = 2_000

let width = 0
const places = new Map<string, Place>()

/** Remembers where the group that begins with this home stood when its list was left. Another width of the window forgets all. */
export function keepPlace(id: string, element: HTMLElement): void {
  if (width !== window.innerWidth || places.size >= MAX_PLACES) places.clear()
  width = window.innerWidth
  const { top, height } = element.getBoundingClientRect()
  places.set(id, { top: top + window.scrollY, height })
}

export const placeOf = (id: string): Place | undefined => (width === window.innerWidth ? places.get(id) : undefined)

/** Those that reach into the view, as places in the list; at least the first. One that is not known does not. */
export function inView(known: (Place | undefined)[], view: View): number[] {
  const found = known.flatMap((place, index) => (place && distance(place, view) === 0 ? [index] : []))
  return found.length > 0 ? found : [0]
}

/** Of those that are not shown the one nearest to the view; of those that are not known the first. */
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
