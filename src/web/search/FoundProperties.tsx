import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Paged } from '#contract/list'
import type { Property } from '#contract/property'
import { rowId } from '../api/pages.ts'
import { CardGroups, CardSkeletons } from '../property/card/CardGroups.tsx'
import { List } from '../ui/list/List.tsx'

type Props = {
  found: UseInfiniteQueryResult<InfiniteData<Paged<Property>>>
  /** Shown when there are no homes. */
  nothing: ReactNode
}

/** The homes that a search found, with more on demand. */
export function FoundProperties({ found, nothing }: Props) {
  const [wasThere] = useState(!found.isPending)
  return (
    <div className="@container mt-3 md:mt-5">
      <h2 className="sr-only">Homes found</h2>
      <List list={found} keyOf={rowId} failed="The homes could not be loaded." empty={nothing}>
        {(properties) => (properties ? <CardGroups properties={properties} isBack={wasThere} /> : <CardSkeletons />)}
      </List>
    </div>
  )
}
