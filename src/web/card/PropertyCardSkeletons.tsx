import { PicturePlace } from '../ui/PicturePlace.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { cardLook } from './card-look.ts'

function PropertyCardSkeleton({ lying }: { lying: boolean }) {
  const look = cardLook(lying)
  return (
    <div className={look.card}>
      <PicturePlace className={`aspect-4/3 ${look.picture}`} />
      <div className={look.heading}>
        <Skeleton className="h-6 w-4/5" />
      </div>
      <div className={look.place}>
        <Skeleton className="h-5 w-3/5" />
      </div>
      <div className={look.facts}>
        <Skeleton className="h-5 w-2/5" />
      </div>
      <div className={look.price}>
        <Skeleton className="h-7 w-1/2" />
      </div>
      <div className={look.foot}>
        <Skeleton className="h-6 w-full" />
      </div>
    </div>
  )
}

export const PropertyCardSkeletons = ({ count, lastLies = false }: { count: number; lastLies?: boolean }) =>
  Array.from({ length: count }, (_, place) => `card ${place + 1}`).map((key) => (
    <PropertyCardSkeleton key={key} lying={lastLies && key === `card ${count}`} />
  ))
