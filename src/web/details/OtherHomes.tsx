import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import { isolated } from '#contract/isolated'
import type { Property, PublicProperty } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/details'
import { FactsLine } from '../card/FactsLine.tsx'
import { useMoney } from '../platform/api/use-money.ts'
import { paths } from '../platform/navigation/paths.ts'
import { useSession } from '../platform/session/session.ts'
import { HomeTitle } from '../property/HomeTitle.tsx'
import { homesByIds, similarHomes } from '../property/home.queries.ts'
import { MonthLine } from '../property/mortgage/MonthLine.tsx'
import { CardPicture } from '../ui/Picture.tsx'
import { HomeSection } from './HomeSection.tsx'
import { recentHomes } from './recent-homes.ts'

const SHOWN = 6

export const OtherHomes = ({ property }: { property: Property }) => (
  <div className="mt-12 grid grid-cols-1 gap-12 print:hidden">
    <SimilarHomes id={property._id} />
    <RecentlyViewed property={property} />
  </div>
)

function SimilarHomes({ id }: { id: string }) {
  const { data = [] } = useQuery(similarHomes(id))
  if (data.length === 0) return null
  return (
    <HomeSection title={t.similarHomes()}>
      <HomeTiles homes={data} />
    </HomeSection>
  )
}

function RecentlyViewed({ property }: { property: Property }) {
  const session = useSession()
  const email = session.status === 'signedIn' ? session.email : undefined
  const isShown = isForSale(property)
  useEffect(() => {
    if (email && isShown) recentHomes(email).add(property._id)
  }, [email, isShown, property._id])
  return email ? <HomesBefore email={email} id={property._id} /> : null
}

function HomesBefore({ email, id }: { email: string; id: string }) {
  const known = recentHomes(email)
  const ids = known.read().filter((one) => one !== id)
  const { data } = useQuery({ ...homesByIds(ids), enabled: ids.length > 0 })
  useEffect(() => {
    if (data) known.keep([id, ...data.map(({ _id }) => _id)])
  })
  const homes = data?.filter(({ _id }) => ids.includes(_id)).slice(0, SHOWN) ?? []
  if (homes.length === 0) return null
  return (
    <HomeSection title={t.recentlyViewed()}>
      <HomeTiles homes={homes} className="sm:grid-cols-3 lg:grid-cols-6" />
    </HomeSection>
  )
}

function HomeTile({ home }: { home: PublicProperty }) {
  const title = useId()
  const money = useMoney()
  return (
    <article
      aria-labelledby={title}
      className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-300 hover:shadow-card"
    >
      <CardPicture
        src={home.propertyImage}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 33vw, 50vw"
        placeholder={home.placeholder}
      />
      <div className="flex grow flex-col p-4">
        <h3 id={title} className="flex text-base leading-snug">
          <HomeTitle home={home} className="line-clamp-2" />
        </h3>
        <p className="mt-1 flex text-sm text-muted">
          <bdi className="truncate">{home.location}</bdi>
        </p>
        <FactsLine property={home} className="mt-1 text-sm" />
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-2">
          <span className="font-display font-[560]">{money.price(home)}</span>
          <Link
            to={paths.propertyDetails(home._id)}
            aria-label={t.detailsOf({ title: isolated(titleOf(home)) })}
            className="text-sm font-bold text-brand after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-brand"
          >
            {t.details()}
          </Link>
        </p>
        <MonthLine price={home.price} />
      </div>
    </article>
  )
}

type Props = { homes: PublicProperty[]; className?: string }

const HomeTiles = ({ homes, className = 'sm:grid-cols-3' }: Props) => (
  <ul className={`mt-6 grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2 sm:gap-5 ${className}`}>
    {homes.map((home) => (
      <li key={home._id}>
        <HomeTile home={home} />
      </li>
    ))}
  </ul>
)
