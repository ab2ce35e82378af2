import { useEffect } from 'react'
import { queryClient } from '../../platform/api/query-client.ts'
import { queryKeys } from '../../platform/api/query-keys.ts'
import { refreshRole } from '../../platform/session/follow-role.ts'
import { browserStorage } from '../../platform/storage/browser-storage.ts'
import { type EventBatch, followEvents } from './follow-events.ts'
import { queryRefresher } from './refresh-queries.ts'

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
        // The next call is refused, which signs the user out like any other refusal.
        onSignedOut: () => void queryClient.invalidateQueries({ queryKey: queryKeys.notification }),
      })
    }
    const stop = () => end()
    const restart = ({ persisted }: PageTransitionEvent) => {
      if (persisted) start()
    }
    start()
    window.addEventListener('pagehide', stop) // otherwise the browser could not cache the page for Back
    window.addEventListener('pageshow', restart)
    return () => {
      stop()
      refresher.end()
      window.removeEventListener('pagehide', stop)
      window.removeEventListener('pageshow', restart)
    }
  }, [email])
}

const HEARD_AT = 'events-heard-at'

type Listener = { onChanges: (batch: EventBatch) => void; onSignedOut: () => void }

/**
 * Shares one event stream among the browser's tabs: the tab with the lock reads it and forwards events; when it closes,
 * another takes over. Returns a function that stops it. Browsers without locks have no stream and refetch when visible.
 * A tab whose lock request is refused reads its own stream.
 */
function shareEvents(email: string, { onChanges, onSignedOut }: Listener): () => void {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return () => {}
  const leaving = new AbortController()
  const { signal } = leaving
  const name = `keyhaven-events ${email}`
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<EventBatch>) => onChanges(data))
  if (Number(browserStorage.read(HEARD_AT)) > performance.timeOrigin) onChanges('all') // events that arrived while this page was loading
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
    if (!signal.aborted) void lead() // site data is blocked, so only this tab is signed in
  })
  return () => {
    leaving.abort()
    channel.close()
  }
}
