import { useEffect } from 'react'
import { useLocation } from 'react-router'

type List = {
  data: { pages: unknown[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * Keeps in the history's entry how many pages of a list were loaded, and loads as many when the entry is opened again, by reload or
 * by Back from another site.
 */
export function useLoadedPages({ data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: List) {
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
