import type { ReactNode } from 'react'
import { RestoreFocus } from '../focus/RestoreFocus.tsx'
import { ChangeRow } from '../rows/row-change.ts'
import { type RowList, useKeptRows } from '../rows/use-kept-rows.ts'
import { FailedState } from './FailedState.tsx'
import { ShowMore } from './ShowMore.tsx'

type Props<Row> = {
  list: RowList<Row>
  keyOf: (row: Row) => string
  /** What happened when it could not be loaded, in a sentence. */
  failed: string
  empty: ReactNode
  skeleton: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A list with its three faces, and more of it on demand. */
export function PagedList<Row>({ list, keyOf, failed, empty, skeleton, children }: Props<Row>) {
  const { data, isPending, isFetching, refetch } = list
  const { rows = [], change, isSettled, more } = useKeptRows(list, keyOf)
  return (
    <RestoreFocus>
      {isPending && <div aria-busy="true">{skeleton}</div>}
      {!isPending && !data && (
        <FailedState onRetry={refetch} busy={isFetching}>
          {failed}
        </FailedState>
      )}
      {data && rows.length === 0 && empty}
      {rows.length > 0 && (
        <div aria-busy={!isSettled}>
          <ChangeRow value={change}>{children(rows)}</ChangeRow>
        </div>
      )}
      <ShowMore list={more} />
    </RestoreFocus>
  )
}
