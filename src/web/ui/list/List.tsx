import type { ReactNode } from 'react'
import * as t from '#messages/list'
import { Button } from '../Button.tsx'
import { RestoreFocus } from '../focus/RestoreFocus.tsx'
import { ChangeRow } from '../rows/row-change.ts'
import { type RowList, useStableRows } from '../rows/use-stable-rows.ts'
import { FailedState } from './FailedState.tsx'
import { howMany, type Noun } from './how-many.ts'
import { ShowMore } from './ShowMore.tsx'

type Props<Row> = {
  list: RowList<Row>
  keyOf: (row: Row) => string
  noun?: Noun
  /** A new search is announced to screen readers even if its count is the same. */
  search?: string | undefined
  /** Reads rows that have left the list while shown; deleted ones are omitted. */
  readRows?: (keys: string[]) => Promise<Row[]>
  failed: string
  empty: ReactNode
  children: (rows: Row[] | undefined) => ReactNode
}

export function List<Row>({ list, keyOf, noun, search, readRows, failed, empty, children }: Props<Row>) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = list
  const { rows, change, isSettled, newer, showNewer, more } = useStableRows(list, keyOf, readRows)
  return (
    <RestoreFocus>
      {isError && !data ? (
        <FailedState onRetry={refetch} busy={isFetching}>
          {failed}
        </FailedState>
      ) : (
        <>
          {noun && (
            <p aria-live="polite" className="mb-4 min-h-6 text-sm text-muted">
              {data && (
                <span key={isPlaceholderData ? undefined : search}>{howMany(data.pages[0]?.total ?? 0, noun)}</span>
              )}
            </p>
          )}
          <ShowNewer count={newer} onShow={showNewer} />
          <div aria-busy={!isSettled} className={`transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
            {rows?.length === 0 ? empty : <ChangeRow value={change}>{children(rows)}</ChangeRow>}
          </div>
          <ShowMore list={more} />
        </>
      )}
    </RestoreFocus>
  )
}

const MAX_NAMED = 99

/**
 * A button that shows rows that arrived since the list was opened. It takes no space, so that nothing moves (P-183).
 */
const ShowNewer = ({ count, onShow }: { count: number; onShow: () => void }) => (
  <div aria-live="polite" className="sticky top-28 z-10 grid h-0 justify-items-center overflow-visible">
    {count > 0 && (
      <Button compact onClick={onShow} className="settles -translate-y-3/4 self-start shadow-lg">
        {t.showNew({ shown: count > MAX_NAMED ? `${MAX_NAMED}+` : count })}
      </Button>
    )}
  </div>
)
