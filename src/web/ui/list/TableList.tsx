import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RestoreFocus } from '../focus/RestoreFocus.tsx'
import { ChangeRow } from '../rows/row-change.ts'
import { useKeptRows } from '../rows/use-kept-rows.ts'
import { FailedState } from './FailedState.tsx'
import { ShowMore } from './ShowMore.tsx'

type Page<Row> = { rows: Row[]; total: number | string }
type Props<Row> = {
  list: UseInfiniteQueryResult<InfiniteData<Page<Row>>>
  keyOf: (row: Row) => string
  /** What a row is called, as in "1 home" and "2 homes". */
  noun: [one: string, many: string]
  /** Shown instead of the rows when there are none. */
  empty: ReactNode
  /** Shows the rows; `undefined` while they are on their way. */
  children: (rows: Row[] | undefined) => ReactNode
}

/** A long list that is searched and worked through: how many there are, its three faces, and more of it on demand. */
export function TableList<Row>({ list, keyOf, noun, empty, children }: Props<Row>) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = list
  const { rows, change, isSettled, more } = useKeptRows(list, keyOf)
  return (
    <RestoreFocus className="mt-6">
      {isError && !data ? (
        <FailedState onRetry={refetch} busy={isFetching}>
          {`The ${noun[1]} could not be loaded.`}
        </FailedState>
      ) : (
        <>
          <p aria-live="polite" className="mb-4 min-h-6 text-sm text-muted">
            {data && howMany(data.pages[0]?.total ?? 0, noun)}
          </p>
          <div aria-busy={!isSettled} className={`transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
            {rows?.length === 0 ? empty : <ChangeRow value={change}>{children(rows)}</ChangeRow>}
          </div>
          <ShowMore list={more} />
        </>
      )}
    </RestoreFocus>
  )
}

const howMany = (total: number | string, [one, many]: [string, string]): string =>
  total === 1 ? `1 ${one}` : `${total.toLocaleString('en')} ${many}`
