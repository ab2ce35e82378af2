import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { isolated } from '#contract/isolated'
import type { Cluster } from '#contract/map'
import type { PublicProperty } from '#contract/property'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/map'
import { useMoney } from '../platform/api/use-money.ts'
import { paths } from '../platform/navigation/paths.ts'
import { HomeTitle } from '../property/HomeTitle.tsx'
import { AboutPrice } from '../property/rates/AboutPrice.tsx'
import { Button } from '../ui/Button.tsx'
import { CardPicture } from '../ui/Picture.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { homesAt, type MapFilters } from './map.queries.ts'

type Props = {
  cluster: Cluster
  filters: MapFilters
  onClose: () => void
  onList: (bbox: string) => void
}

/** The values of a text with the number of a pin's homes, which may be a lower bound: `1000+`. */
export const shownCount = (count: Cluster['count']) => ({ count: Number.parseInt(`${count}`, 10), shown: `${count}` })

export function PinCard({ cluster, filters, onClose, onList }: Props) {
  const { bbox, count, home } = cluster
  const { data, error, refetch } = useQuery(homesAt(filters, bbox))
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' }) // the map may be taller than its visible part
  }, [])
  const name = home ? isolated(titleOf(home)) : t.homesHere(shownCount(count))
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute inset-x-3 bottom-3 scroll-mb-4 z-20 max-h-[calc(100%-1.5rem)] overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-card sm:start-auto sm:w-96"
    >
      <h2 className={home ? 'sr-only' : 'title-card mb-3 pe-9'}>{name}</h2>
      {!data && !error && <Skeleton className="me-9 h-17 rounded-field" />}
      {error && (
        <Button compact variant="quiet" className="me-9" onClick={() => void refetch()}>
          {t.pinsNotLoaded()}
        </Button>
      )}
      <ul className={`grid gap-3 ${home ? '[&_a]:me-9' : ''}`}>
        {data?.rows.map((row) => (
          <PinnedHome key={row._id} home={row} />
        ))}
      </ul>
      {data && data.rows.length < Number.parseInt(String(count), 10) && (
        <Button compact variant="quiet" className="mt-3 w-full" onClick={() => onList(bbox)}>
          {t.showAllInList({ count })}
        </Button>
      )}
      <CloseButton name={t.closeName({ name })} onClose={onClose} />
    </section>
  )
}

const CloseButton = ({ name, onClose }: { name: string; onClose: () => void }) => (
  <button
    type="button"
    aria-label={name}
    onClick={onClose}
    className="absolute end-1.5 top-1.5 grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink focus-visible:rounded-full focus-visible:-outline-offset-2"
  >
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-2">
      <path d="m5 5 14 14M19 5 5 19" />
    </svg>
  </button>
)

const MAX_UNBROKEN = 24

function PinnedHome({ home }: { home: PublicProperty }) {
  const price = useMoney().price(home)
  return (
    <li className="relative grid grid-cols-[5.5rem_1fr] items-center gap-x-3 gap-y-1">
      <CardPicture
        src={home.propertyImage}
        sizes="5.5rem"
        placeholder={home.placeholder}
        className="rounded-field sm:row-span-2"
      />
      <Link
        to={paths.propertyDetails(home._id)}
        viewTransition
        aria-label={t.homeAndPrice({ title: isolated(titleOf(home)), price })}
        className="flex leading-snug font-semibold after:absolute after:inset-0 sm:self-end"
      >
        <HomeTitle home={home} className="line-clamp-3" />
      </Link>
      <p className="col-span-2 flex flex-wrap items-baseline gap-x-2 text-sm text-muted sm:col-span-1 sm:self-start">
        <span className={price.length > MAX_UNBROKEN ? '' : 'whitespace-nowrap'}>{price}</span>
        <AboutPrice price={home.price} />
        {home.precision !== 'exact' && <span className="text-xs">{t.approximate()}</span>}
      </p>
    </li>
  )
}
