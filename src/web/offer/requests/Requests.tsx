import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { rowId } from '../../api/pages.ts'
import { List } from '../../ui/list/List.tsx'
import { PictureRowSkeletons } from '../../ui/list/PictureRow.tsx'
import { Table } from '../../ui/list/Table.tsx'
import { offersOfAgent } from '../offer.queries.ts'
import { groupByHome } from './group-by-home.ts'
import { RequestedHome } from './RequestedHome.tsx'
import { requestColumns } from './request-columns.tsx'

/** The offers on a person's own homes, by home. `empty`: what is shown where there are none. */
export function Requests({ email, empty }: { email: string; empty: ReactNode }) {
  const list = useInfiniteQuery(offersOfAgent(email))
  return (
    <List list={list} keyOf={rowId} noun={['offer', 'offers']} failed="The offers could not be loaded." empty={empty}>
      {(offers) => (
        <div className="grid gap-5">
          {!offers && <PictureRowSkeletons />}
          {offers &&
            groupByHome(offers).map((home) => (
              <RequestedHome key={home.key} offers={home.offers} isPartial={list.hasNextPage}>
                <Table
                  caption={`Offers on ${home.offers[0].title}`}
                  columns={requestColumns}
                  rows={home.offers}
                  keyOf={rowId}
                  within
                />
              </RequestedHome>
            ))}
        </div>
      )}
    </List>
  )
}
