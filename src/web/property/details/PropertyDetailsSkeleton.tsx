import { LoadingBar } from '../../ui/LoadingBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export const PropertyDetailsSkeleton = () => (
  <>
    <div className="fixed inset-x-0 top-0 z-50">
      <LoadingBar label="Loading this home" />
    </div>
    <div className="grid min-h-dvh content-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <Skeleton className="h-6 w-20 rounded-full" />
        <Skeleton className="mt-4 h-10 w-3/4" />
        <Skeleton className="mt-3 h-6 w-1/2" />
        <Skeleton className="mt-5 h-8 w-1/3" />
      </div>
      <Skeleton className="aspect-3/2 w-full rounded-card" />
      <Skeleton className="h-80 rounded-card lg:col-start-2 lg:row-span-2 lg:row-start-1" />
    </div>
  </>
)
