import { OfflineNotice } from '../ui/feedback/OfflineNotice.tsx'
import { LoadingBar } from '../ui/LoadingBar.tsx'

export const RouteFallback = ({ label }: { label?: string }) => (
  <>
    <LoadingBar label={label} />
    <OfflineNotice className="pointer-events-none fixed inset-x-4 bottom-6 z-50 mx-auto w-fit rounded-2xl bg-ink px-5 py-3 text-center font-medium text-canvas" />
  </>
)
