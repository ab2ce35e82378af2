import { Skeleton } from '../ui/Skeleton.tsx'

/** A card's stand-in, of the same size. */
const PropertyCardSkeleton = () => (
  <div className="@container h-full">
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface @2xl:flex-row">
      <div className="aspect-4/3 bg-sunken @2xl:w-1/2" />
      <div className="flex grow flex-col justify-center p-5 @2xl:p-10">
        <Skeleton className="mb-3 h-6 w-20 rounded-full" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="mt-2.5 h-5 w-3/5" />
        <Skeleton className="mt-4 mb-5 h-8 w-2/5" />
        <div className="mt-auto border-t border-line pt-4 @2xl:mt-0">
          <Skeleton className="h-6 w-full" />
        </div>
      </div>
    </div>
  </div>
)

/** As many stand-ins as cards are expected; put them into the list's own grid. */
export const PropertyCardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, place) => `card ${place}`).map((key) => <PropertyCardSkeleton key={key} />)
