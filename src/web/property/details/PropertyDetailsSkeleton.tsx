import { LoadingBar } from '../../ui/LoadingBar.tsx'
import { PicturePlace } from '../../ui/PicturePlace.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** As high as most pages of homes: with several pictures, and on phones with two lines each for title, location and price. */
export const PropertyDetailsSkeleton = () => (
  <>
    <div className="fixed inset-x-0 top-0 z-50">
      <LoadingBar label="Loading this home" />
    </div>
    <div className="grid min-h-dvh content-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <Skeleton className="h-6 w-20 rounded-full" />
        <Skeleton className="mt-4 h-7 w-11/12 sm:h-10 sm:w-3/4" />
        <Skeleton className="mt-2 h-7 w-2/3 sm:hidden" />
        <Skeleton className="mt-3 h-5 sm:h-6 sm:w-1/2" />
        <Skeleton className="mt-2 h-5 w-1/2 sm:hidden" />
        <Skeleton className="mt-5 h-7 w-4/5 sm:w-1/3" />
        <Skeleton className="mt-2 h-6 w-1/2 sm:hidden" />
        <Skeleton className="mt-3 h-5 w-2/5" />
      </div>
      <div className="@container">
        <PicturePlace className="aspect-3/2 rounded-card @xl:aspect-2/1" />
      </div>
      <Skeleton className="h-80 rounded-card lg:col-start-2 lg:row-span-2 lg:row-start-1" />
    </div>
  </>
)
