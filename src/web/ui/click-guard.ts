/**
 * The time in milliseconds during which something that has just changed ignores presses, which were meant for what it replaced.
 * `settles` in motion.css is the same half a second for what has just appeared.
 */
export const CLICK_GUARD_MS = 500

/** Blocks clicks on `place` for that time; keys still work. */
export function blockClicks(place: Element): void {
  const shield = document.createElement('div')
  shield.className = 'fixed inset-0 z-50'
  place.append(shield)
  setTimeout(() => shield.remove(), CLICK_GUARD_MS)
}
