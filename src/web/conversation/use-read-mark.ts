import { useEffect, useSyncExternalStore } from 'react'
import { useMarkRead } from './conversation.queries.ts'

/** Marks a conversation as read up to its newest message, while somebody looks at the page. */
export function useReadMark(id: string, newest: string | undefined, hasUnread: boolean): void {
  const { mutate: mark } = useMarkRead(id)
  const isSeen = useSyncExternalStore(onSight, () => document.visibilityState === 'visible')
  useEffect(() => {
    if (newest !== undefined && hasUnread && isSeen) mark(newest)
  }, [mark, newest, hasUnread, isSeen])
}

function onSight(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
