import { useIsOnline } from './connection.ts'

export function OfflineNotice({ className = '' }: { className?: string }) {
  const isOnline = useIsOnline()
  return (
    <p aria-live="polite" className={isOnline ? 'sr-only' : className}>
      {!isOnline && 'You’re offline. This page continues as soon as you’re connected again.'}
    </p>
  )
}
