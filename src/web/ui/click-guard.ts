/**
 * How long what has just changed takes no press, in milliseconds: a second press that soon meant what was there before.
 * `settles` in motion.css is the same half a second for what has just appeared.
 */
export const CLICK_GUARD_MS = 500

/** Lays a shield over `place` for that long: presses by pointer come to nothing, keys still work. */
export function blockClicks(place: Element): void {
  const shield = document.createElement('div')
  shield.className = 'fixed inset-0 z-50'
  place.append(shield)
  setTimeout(() => shield.remove(), CLICK_GUARD_MS)
}
