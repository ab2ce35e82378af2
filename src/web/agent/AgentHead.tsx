import type { PublicAgent } from '#contract/agent'
import { RatingLine } from '../review/Stars.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Eyebrow } from '../ui/Eyebrow.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Who an agent is, in one look. No e-mail address: that is for people who are signed in. */
export const AgentHead = ({ agent: { name, photoURL, homesForSale, homesSold, rating } }: { agent: PublicAgent }) => (
  <header className="flex flex-wrap items-center gap-x-7 gap-y-5">
    <Avatar name={name} src={photoURL} className="size-24 text-3xl sm:size-28" />
    <div className="min-w-0">
      <Eyebrow>Agent at KeyHaven</Eyebrow>
      <h1 className="title-section mt-2">{name}</h1>
      <p className="mt-2 text-muted">
        {howMany(homesForSale, ['home', 'homes'])} for sale · {howMany(homesSold, ['home', 'homes'])} sold
      </p>
      {rating && (
        <div className="mt-2">
          <RatingLine rating={rating} />
        </div>
      )}
    </div>
  </header>
)

export const AgentHeadSkeleton = () => (
  <div aria-busy="true" className="flex min-h-dvh flex-wrap content-start items-center gap-x-7 gap-y-5">
    <Skeleton className="size-24 rounded-full sm:size-28" />
    <div>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-3 h-10 w-64" />
      <Skeleton className="mt-3 h-5 w-52" />
    </div>
  </div>
)
