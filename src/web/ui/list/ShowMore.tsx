import { useRef } from 'react'
import { Button } from '../Button.tsx'
import { useLoadedPages } from './use-loaded-pages.ts'

type Props = {
  list: {
    data: { pages: unknown[] } | undefined
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<{ hasNextPage: boolean }>
  }
}

/** The end of a list that comes page by page: the button for the next one, until these are all. */
export function ShowMore({ list }: Props) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  useLoadedPages(list)
  const end = useRef<HTMLDivElement>(null)
  const showMore = async () => {
    const { hasNextPage: more } = await fetchNextPage()
    if (!more) end.current?.focus({ preventScroll: true }) // the button goes away with the last page; the focus must not
  }
  if (!hasNextPage && (data?.pages.length ?? 0) < 2) return null
  return (
    <div ref={end} tabIndex={-1} className="mt-8 grid justify-items-center gap-3 outline-none">
      <p aria-live="polite" className="font-medium text-danger">
        {isFetchNextPageError && 'More could not be loaded. Please try again.'}
      </p>
      {hasNextPage ? (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void showMore()}>
          Show more
        </Button>
      ) : (
        <p className="text-muted">These are all of them.</p>
      )}
    </div>
  )
}
