import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedState } from './FailedState.tsx'
import { KeepsFocus } from './KeepsFocus.tsx'
import { ShowMore } from './ShowMore.tsx'

type Props<Row> = {
  list: UseInfiniteQueryResult<InfiniteData<{ rows: Row[] }>>
  /** What happened when it could not be loaded, in a sentence. */
  failed: string
  empty: ReactNode
  skeleton: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A list with its three faces, and more of it on demand. */
export function PagedList<Row>({ list, failed, empty, skeleton, children }: Props<Row>) {
  const { data, isPending, isFetching, refetch } = list
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <KeepsFocus>
      {isPending && <div aria-busy="true">{skeleton}</div>}
      {!isPending && !data && (
        <FailedState onRetry={refetch} busy={isFetching}>
          {failed}
        </FailedState>
      )}
      {data && rows.length === 0 && empty}
      {rows.length > 0 && children(rows)}
      <ShowMore list={list} />
    </KeepsFocus>
  )
}
