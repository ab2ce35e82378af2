import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import * as t from '#messages/list'
import { Button } from '../Button.tsx'

type List = {
  data: { pages: unknown[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<{ hasNextPage: boolean }>
}

export function ShowMore({ list }: { list: List }) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  useLoadedPages(list)
  const end = useRef<HTMLDivElement>(null)
  const showMore = async () => {
    const { hasNextPage: more } = await fetchNextPage()
    if (!more) end.current?.focus({ preventScroll: true }) // the button disappears with the last page, but the focus must not
  }
  if (!hasNextPage && (data?.pages.length ?? 0) < 2) return null
  return (
    <div ref={end} tabIndex={-1} className="mt-8 grid justify-items-center gap-3 outline-none">
      <p aria-live="polite" className="font-medium text-danger">
        {isFetchNextPageError && t.moreFailed()}
      </p>
      {hasNextPage ? (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void showMore()}>
          {t.showMore()}
        </Button>
      ) : (
        <p className="text-muted">{t.allShown()}</p>
      )}
    </div>
  )
}

/**
 * Stores the number of loaded pages in the history entry, and loads as many after a reload or Back from another site.
 */
function useLoadedPages({ data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: List) {
  const { key } = useLocation()
  const loaded = data?.pages.length ?? 0
  useEffect(() => {
    const { state } = window.history
    if (loaded === 0 || state?.key !== key) return
    const wanted = Number(state.loadedPages ?? 1)
    if (loaded > wanted) window.history.replaceState({ ...state, loadedPages: loaded }, '')
    const mayLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
    if (loaded < wanted && mayLoad) void fetchNextPage()
  })
}
