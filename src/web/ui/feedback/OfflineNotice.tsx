import * as t from '#messages/ui'
import { useIsOnline } from './connection.ts'

export function OfflineNotice({ className = '' }: { className?: string }) {
  const isOnline = useIsOnline()
  return (
    <p aria-live="polite" className={isOnline ? 'sr-only' : className}>
      {!isOnline && t.offline()}
    </p>
  )
}
