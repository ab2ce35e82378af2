import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import type { Paged } from '#contract/list'
import type { Property } from '#contract/property'
import * as t from '#messages/searchPage'
import { CardGroups, CardSkeletons } from '../card/CardGroups.tsx'
import { useKeptPlaces } from '../map/places/kept-places.ts'
import type { Order } from '../map/places/NearestFirst.tsx'
import { rowId } from '../platform/api/pages.ts'
import { useJustHidden } from '../trace/hidden-home/just-hidden.ts'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { List } from '../ui/list/List.tsx'

const NearestFirst = lazyPart(async () => (await import('../map/places/NearestFirst.tsx')).NearestFirst)

type Props = {
  found: UseInfiniteQueryResult<InfiniteData<Paged<Property>>>
  nothing: ReactNode
}

export function FoundProperties({ found, nothing }: Props) {
  const [wasThere] = useState(!found.isPending)
  const hasPlaces = useKeptPlaces() !== undefined
  const [order, setOrder] = useState<Order>()
  const hidden = useJustHidden()
  return (
    <div className="@container mt-3 md:mt-5">
      <h2 className="sr-only">{t.homesFound()}</h2>
      {hasPlaces && (
        <div className="mb-4 min-h-18">
          <Suspense>
            <NearestFirst onOrder={setOrder} />
          </Suspense>
        </div>
      )}
      <List list={found} keyOf={rowId} failed={t.homesFailed()} empty={nothing}>
        {(answered) => {
          const properties = answered?.filter(({ _id }) => !hidden.includes(_id))
          if (!properties) return <CardSkeletons />
          if (properties.length === 0) return nothing
          return <CardGroups properties={(hasPlaces && order?.of(properties)) || properties} isBack={wasThere} />
        }}
      </List>
    </div>
  )
}
