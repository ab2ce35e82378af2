import { useIsOnline } from './connection.ts'

/** Why nothing comes, while there is no connection; whatever is shown with it goes on by itself. */
export function OfflineNotice({ className = '' }: { className?: string }) {
  const isOnline = useIsOnline()
  return (
    <p aria-live="polite" className={isOnline ? 'sr-only' : className}>
      {!isOnline && 'You’re offline. This page continues as soon as you’re connected again.'}
    </p>
  )
}
