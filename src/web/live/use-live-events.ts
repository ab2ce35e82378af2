import { useEffect } from 'react'
import { queryClient } from '../api/query-client.ts'
import { refreshRole } from '../session/follow-role.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { type EventBatch, followEvents } from './follow-events.ts'
import { queryRefresher } from './refresh-queries.ts'
import { keysOf } from './topic-keys.ts'

/** Keeps what the pages of this person show as the server has it, while one of them is open (P-110). */
export function useLiveEvents(email: string): void {
  useEffect(() => {
    const refresher = queryRefresher()
    let end = () => {}
    const start = () => {
      end = shareEvents(email, {
        onChanges: (batch) => {
          refresher.refresh(batch)
          if (batch === 'all' || batch.some(({ topic }) => topic === 'role')) void refreshRole().catch(() => {})
        },
        // A call of this person's is refused now, which signs them out as any other refusal does.
        onSignedOut: () => void queryClient.invalidateQueries({ queryKey: keysOf.notification }),
      })
    }
    const stop = () => end()
    const restart = ({ persisted }: PageTransitionEvent) => {
      if (persisted) start()
    }
    start()
    window.addEventListener('pagehide', stop) // or the browser could not keep the page for Back
    window.addEventListener('pageshow', restart)
    return () => {
      stop()
      refresher.end()
      window.removeEventListener('pagehide', stop)
      window.removeEventListener('pageshow', restart)
    }
  }, [email])
}

/** The key of the time when this browser last received an event, for tabs that were opening at that moment. */
const HEARD_AT = 'events-heard-at'

type Listener = { onChanges: (batch: EventBatch) => void; onSignedOut: () => void }

/**
 * Subscribes to the changes of the signed-in person by one stream for the browser: the tab that holds the lock reads it and passes
 * events on to the others; when it is closed, another gets the lock. Returns a function that ends it. A browser without locks has no
 * stream, and its pages refetch when they come into view. A tab that is refused them reads a stream of its own.
 */
function shareEvents(email: string, { onChanges, onSignedOut }: Listener): () => void {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return () => {}
  const leaving = new AbortController()
  const { signal } = leaving
  const name = `keyhaven-events ${email}`
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<EventBatch>) => onChanges(data))
  if (Number(browserStorage.read(HEARD_AT)) > performance.timeOrigin) onChanges('all') // while this page was loading
  const lead = () =>
    followEvents(
      {
        onChanges: (batch) => {
          browserStorage.write(HEARD_AT, `${Date.now()}`)
          channel.postMessage(batch)
          onChanges(batch)
        },
        onSignedOut,
      },
      signal,
    )
  navigator.locks.request(name, { signal }, lead).catch(() => {
    if (!signal.aborted) void lead() // site data is blocked, and so the sign-in is this tab's alone
  })
  return () => {
    leaving.abort()
    channel.close()
  }
}
