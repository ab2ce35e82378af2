import { useIsOnline } from './connection.ts'

/** Why nothing comes, while there is no connection; whatever is shown with it goes on by itself. */
export function OfflineNotice({ className = '' }: { className?: string }) {
  const isOnline = useIsOnline()
  return (
    <p aria-live="polite" className={isOnline ? 'sr-only' : className}>
      {!isOnline && 'You are offline. This page goes on by itself as soon as you are connected again.'}
    </p>
  )
}
