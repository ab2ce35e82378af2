/**
 * The milliseconds for which a changed element ignores clicks meant for the one it replaced. `settles` in motion.css
 * has the same duration.
 */
export const CLICK_GUARD_MS = 500

export function blockClicks(place: Element): void {
  const shield = document.createElement('div')
  shield.className = 'fixed inset-0 z-50'
  place.append(shield)
  setTimeout(() => shield.remove(), CLICK_GUARD_MS)
}
