import { type EventBatch, followEvents } from './follow-events.ts'

/** When this browser last heard anything, for tabs that were opened at that moment. */
const HEARD_AT = 'events-heard-at'

type Listener = { onChanges: (batch: EventBatch) => void; onSignedOut: () => void }

/**
 * Hears of what changes for whoever is signed in, by one stream for the browser: the tab that holds the lock reads it and tells the others; when
 * it is closed, another gets the lock. Returns what ends it. A browser without locks has no stream, and its pages ask when they come into view.
 */
export function shareEvents(email: string, { onChanges, onSignedOut }: Listener): () => void {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return () => {}
  const leaving = new AbortController()
  const { signal } = leaving
  const name = `keyhaven-events ${email}`
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<EventBatch>) => onChanges(data))
  if (Number(localStorage.getItem(HEARD_AT)) > performance.timeOrigin) onChanges('all') // while this page was loading
  const lead = () =>
    followEvents(
      {
        onChanges: (batch) => {
          localStorage.setItem(HEARD_AT, `${Date.now()}`)
          channel.postMessage(batch)
          onChanges(batch)
        },
        onSignedOut,
      },
      signal,
    )
  navigator.locks.request(name, { signal }, lead).catch(() => {}) // left before it was this tab's turn
  return () => {
    leaving.abort()
    channel.close()
  }
}
