import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Message } from '#contract/conversation'
import { Button } from '../ui/Button.tsx'
import { Fold } from '../ui/Fold.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { shownMoment } from '../ui/time/format.ts'
import { messagesOf } from './conversation.queries.ts'
import { useReadMark } from './use-read-mark.ts'

type Props = { id: string; otherName: string; unread: boolean }

/**
 * What was written, the newest at the bottom. The box counts its scroll from there, so older messages that are loaded move nothing,
 * and whoever has scrolled up stays where they are.
 */
export function MessageLog({ id, otherName, unread }: Props) {
  const list = useInfiniteQuery(messagesOf(id))
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list
  const messages = data?.pages.flatMap(({ rows }) => rows).reverse()
  const newest = messages?.at(-1)
  const incoming = useIncoming(newest)
  useReadMark(id, newest?._id, unread)
  if (isError && !messages) {
    return (
      <div className="grow p-4">
        <FailedState onRetry={() => void refetch()} busy={isFetching}>
          The messages could not be loaded.
        </FailedState>
      </div>
    )
  }
  return (
    <>
      <section
        aria-label={`Messages with ${otherName}`}
        aria-busy={!messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-2"
      >
        <div className="p-4 sm:p-5">
          {hasNextPage && (
            <div className="mb-5 grid justify-items-center gap-2">
              <Button variant="quiet" compact busy={isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Show older messages
              </Button>
              <p aria-live="polite" className="font-medium text-danger">
                {isFetchNextPageError && 'Older messages could not be loaded. Please try again.'}
              </p>
            </div>
          )}
          {messages ? (
            <ol className="grid gap-3">
              {messages.map((message) => (
                <li key={message._id} className={`flex ${message.isOwn ? 'justify-end' : ''}`}>
                  <Bubble message={message} by={message.isOwn ? 'You' : otherName} />
                </li>
              ))}
            </ol>
          ) : (
            <div className="grid gap-3">
              <Skeleton className="h-14 w-3/5" />
              <Skeleton className="h-14 w-2/5 justify-self-end" />
            </div>
          )}
        </div>
      </section>
      <p role="status" className="sr-only">
        {incoming && `${otherName}: ${incoming.text}`}
      </p>
    </>
  )
}

/** The newest message of the other, once it has come while the conversation was open: for readers, as older ones that are loaded are no news. */
function useIncoming(newest: Message | undefined): Message | undefined {
  const [atFirst, setAtFirst] = useState<string>()
  if (atFirst === undefined && newest) setAtFirst(newest._id)
  return newest && atFirst !== undefined && newest._id !== atFirst && !newest.isOwn ? newest : undefined
}

/** Text as it was written, never markup or a link; what turns the direction of text ends with it. */
const Bubble = ({ message: { _id, text, isOwn, createdAt }, by }: { message: Message; by: string }) => (
  <div
    className={`max-w-[85%] rounded-2xl border border-line px-4 py-2.5 ${isOwn ? 'rounded-ee-[4px] bg-brand-wash' : 'rounded-es-[4px] bg-sunken'}`}
  >
    <span className="sr-only">{by}: </span>
    <Fold lines={12} describedBy={`at-${_id}`}>
      {text}
    </Fold>
    <time id={`at-${_id}`} dateTime={createdAt} className="mt-1 block text-xs text-muted">
      {shownMoment(createdAt)}
    </time>
  </div>
)
