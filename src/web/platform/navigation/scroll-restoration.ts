import type { createBrowserRouter } from 'react-router'
import { tabStorage } from '../storage/browser-storage.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>

const TIMEOUT_MS = 10_000

/**
 * Restores the scroll position after late content. React Router scrolls once, when a loading list is still too short.
 */
export function restoreScroll(router: Router): void {
  let release = () => {}
  let known: unknown[] = []
  router.subscribe(({ location, restoreScrollPosition: top }) => {
    if (known[0] === location && known[1] === top) return
    known = [location, top]
    release()
    expectTop(typeof top === 'number' ? top : 0)
    if (typeof top === 'number') release = hold(location.key, top)
  })
}

/**
 * Scrolls to `top` whenever the page grows, until the user scrolls, ten seconds pass, or the returned function is
 * called.
 */
function hold(key: string, top: number): () => void {
  const held = new AbortController()
  const { signal } = held
  const release = () => held.abort()
  const isReachable = () => document.documentElement.scrollHeight - window.innerHeight >= top
  let hasArrived = false
  const growth = new ResizeObserver(() => {
    if (!isReachable()) return
    window.scrollTo({ top, behavior: 'instant' })
    hasArrived = true
  })
  const followScroll = () => {
    if (hasArrived && isReachable() && Math.abs(window.scrollY - top) > 1) release() // moved by the scroll bar, which has no event of its own
  }
  growth.observe(document.documentElement)
  signal.addEventListener('abort', () => growth.disconnect())
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const)
    window.addEventListener(event, release, { signal, passive: true })
  window.addEventListener('scroll', followScroll, { signal })
  document.addEventListener('visibilitychange', () => keepAim(key, top), { signal })
  setTimeout(release, TIMEOUT_MS)
  return release
}

/** Stores the target position if the page is hidden before it is reached: React Router would store the current one. */
function keepAim(key: string, top: number): void {
  if (document.visibilityState !== 'hidden') return
  tabStorage.write(scrollStorageKey, JSON.stringify({ ...storedPositions(), [key]: top }))
}

let top = 0

export const expectedTop = (): number => top

function expectTop(value: number): void {
  top = value
}

/** The key in session storage under which React Router keeps the scroll position of each history entry. */
export const scrollStorageKey = 'scroll-positions'

function storedPositions(): object {
  return Object(tabStorage.readJson(scrollStorageKey))
}

/** Returns true after a reload or a return from another site. */
export const isScrollKnown = (): boolean => Object.hasOwn(storedPositions(), window.history.state?.key ?? '')

/** Gives the history entry its own scroll key. React Router uses one key, `default`, for all directly loaded pages. */
function keyHistoryEntry(): void {
  const { state } = window.history
  if (state?.key) return
  const key = Math.random().toString(36).slice(2) // no `randomUUID`: it is missing on plain http
  window.history.replaceState({ ...state, key }, '')
}

/**
 * Also adds keys to entries created without React Router, such as by a #hash. Must run before the router is created.
 */
export function keyHistoryEntries(): void {
  keyHistoryEntry()
  window.addEventListener('popstate', keyHistoryEntry)
}
