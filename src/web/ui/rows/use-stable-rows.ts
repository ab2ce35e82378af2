import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import {
  type Answer,
  asAnswered,
  newerThan,
  removedFrom,
  restOf,
  type StableRows,
  updateRows,
  withChange,
  withRest,
  withRows,
} from './stable-rows.ts'

export type RowList<Row> = UseInfiniteQueryResult<InfiniteData<{ rows: Row[]; total: number | string }>>

/**
 * Returns the rows of a list, which keep their positions until the user opens it again, filters it or loads more
 * (`updateRows`). `isSettled`: no row moves any more. `newer`: the number of arrived rows, which `showNewer` shows.
 * `readRows`: reads rows that have left the list.
 */
export function useStableRows<Row>(
  list: RowList<Row>,
  keyOf: (row: Row) => string,
  readRows?: (keys: string[]) => Promise<Row[]>,
) {
  const { data, isPlaceholderData, isFetching } = list
  const { key: request } = useLocation()
  const [kept, setKept] = useState<StableRows<Row>>()
  const answer = data && { request, isUnderway: isFetching, pages: data.pages }
  const isNews = answer && !isPlaceholderData && !isSame(answer, kept?.answer)
  const now = isNews ? updateRows(kept, answer, keyOf) : kept
  if (now !== kept) setKept(now)

  const gone = now?.isSettled ? removedFrom(now, keyOf) : []
  useRemovedRows(gone, readRows, (rows) => setKept((latest) => latest && withRows(latest, rows, keyOf)))

  // Always the same function: React looks through all rows for readers of a context whose value has changed.
  const change = useCallback(
    (key: string, change: Partial<Row>) => setKept((latest) => latest && withChange(latest, key, change, keyOf)),
    [keyOf],
  )
  const rest = now ? restOf(now, keyOf) : []
  const showRest = async () => {
    setKept((latest) => latest && withRest(latest, keyOf))
    return { hasNextPage: false }
  }
  return {
    rows: data && now?.rows,
    change,
    isSettled: now?.isSettled === true && !isPlaceholderData,
    newer: now?.isSettled ? newerThan(now, keyOf).length : 0,
    showNewer: () => setKept((latest) => latest && asAnswered(latest)),
    more: {
      data,
      hasNextPage: list.hasNextPage || rest.length > 0,
      isFetchingNextPage: list.isFetchingNextPage,
      isFetchNextPageError: list.isFetchNextPageError,
      fetchNextPage: list.hasNextPage ? list.fetchNextPage : showRest,
    },
  }
}

const isSame = <Row>(one: Answer<Row>, other: Answer<Row> | undefined): boolean =>
  one.pages === other?.pages && one.request === other.request && one.isUnderway === other.isUnderway

const MAX_READ_AT_ONCE = 20

function useRemovedRows<Row>(
  gone: readonly string[],
  readRows: ((keys: string[]) => Promise<Row[]>) | undefined,
  show: (rows: Row[]) => void,
): void {
  const read = useRef(new Set<string>())
  useEffect(() => {
    for (const key of read.current) if (!gone.includes(key)) read.current.delete(key)
    const unread = gone.filter((key) => !read.current.has(key)).slice(0, MAX_READ_AT_ONCE)
    if (!readRows || unread.length === 0) return
    for (const key of unread) read.current.add(key)
    readRows(unread).then(show, () => {})
  })
}
