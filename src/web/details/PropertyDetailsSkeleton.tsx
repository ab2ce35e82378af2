import * as t from '#messages/details'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { PicturePlace } from '../ui/PicturePlace.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export const HOME_GRID =
  'grid grid-cols-1 gap-x-12 gap-y-6 sm:gap-y-8 max-sm:first:-mt-[calc(1.5rem+1px)] max-sm:[&>:first-child]:-mx-[clamp(1rem,4vw,2.5rem)] max-sm:[&>:first-child]:max-w-none lg:grid-cols-[minmax(0,1fr)_22rem]'

export const PropertyDetailsSkeleton = () => (
  <>
    <div className={`${HOME_GRID} min-h-dvh content-start`}>
      <div className="@container">
        <PicturePlace className="aspect-4/3 sm:rounded-card @xl:aspect-2/1" />
      </div>
      <div>
        <Skeleton className="h-7 w-11/12 sm:h-10 sm:w-3/4" />
        <Skeleton className="mt-2 h-7 w-2/3 sm:hidden" />
        <Skeleton className="mt-3 h-5 sm:h-6 sm:w-1/2" />
        <Skeleton className="mt-4 h-6 w-4/5 rounded-full sm:w-1/3" />
      </div>
      <div className="sm:max-lg:h-70 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <Skeleton className="h-9 w-2/3 sm:h-full sm:w-full sm:rounded-card lg:h-110" />
        <Skeleton className="mt-3 h-24 sm:hidden" />
      </div>
    </div>
    <div className="fixed inset-x-0 top-0 z-50">
      <LoadingBar label={t.loading()} />
    </div>
  </>
)
