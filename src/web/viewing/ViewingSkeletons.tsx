import { Skeleton } from '../ui/Skeleton.tsx'

/** As much room as two viewings take. */
export const ViewingSkeletons = () => (
  <div role="progressbar" aria-label="Loading viewings" className="grid gap-4">
    {['first', 'second'].map((key) => (
      <Skeleton key={key} className="h-56 w-full rounded-card" />
    ))}
  </div>
)
