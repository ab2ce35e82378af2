import { useEffect } from 'react'
import { queryClient } from '../api/query-client.ts'
import { refreshRole } from '../session/follow-role.ts'
import { queryRefresher } from './refresh-queries.ts'
import { shareEvents } from './share-events.ts'
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
