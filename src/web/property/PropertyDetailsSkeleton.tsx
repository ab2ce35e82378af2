import { LoadingBar } from '../ui/LoadingBar.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export const PropertyDetailsSkeleton = () => (
  <div>
    <LoadingBar label="Loading this home" />
    <Skeleton className="mt-5 aspect-3/2 w-full rounded-card" />
    <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem]">
      <div>
        <Skeleton className="h-6 w-24 rounded-full" />
        <Skeleton className="mt-5 h-12 w-3/4" />
        <Skeleton className="mt-4 h-6 w-1/2" />
      </div>
      <Skeleton className="h-56 rounded-card" />
    </div>
  </div>
)
