/**
 * Gives the current entry of the browser's history a key of its own, under which its scroll position is kept. React Router makes one
 * for pages that it opens itself, but calls all that were loaded directly `default`: one place for all of them.
 */
export function keyEntry(): void {
  const { state } = window.history
  if (state?.key) return
  const key = Math.random().toString(36).slice(2) // no `randomUUID`: it is missing on plain http
  window.history.replaceState({ ...state, key }, '')
}

/** Keys this entry, and those that come without React Router, as when somebody types another #hash. Before the router is made. */
export function keyEntries(): void {
  keyEntry()
  window.addEventListener('popstate', keyEntry)
}
