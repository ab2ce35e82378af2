import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { now } from '#contract/clock'
import type { Message } from '#contract/conversation'
import { isolated } from '#contract/isolated'
import { personName } from '#contract/person-name'
import * as t from '#messages/conversation'
import { Button } from '../ui/Button.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { dayInWords } from '../ui/time/day-in-words.ts'
import { Bubble } from './Bubble.tsx'
import { messagesOf, useMarkRead } from './conversation.queries.ts'

type Props = {
  id: string
  otherName: string
  unread: boolean
  readByOther: string | undefined
}

const RUN_MS = 5 * 60_000

/**
 * The messages of a conversation. The newest is at the bottom, and the scroll position is measured from there, so that
 * loading older messages moves nothing. The placeholder and the messages have different keys: one element that grows
 * upwards would move.
 */
export function MessageLog({ id, otherName, unread, readByOther }: Props) {
  const list = useInfiniteQuery(messagesOf(id))
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list
  const messages = data?.pages.flatMap(({ rows }) => rows).reverse()
  const newest = messages?.at(-1)
  const latestOwn = messages?.findLast(({ isOwn }) => isOwn)
  const incoming = useIncoming(newest)
  useReadMark(id, newest?._id, unread)
  if (isError && !messages) {
    return (
      <div className="grow p-4">
        <FailedState onRetry={() => void refetch()} busy={isFetching}>
          {t.messagesFailed()}
        </FailedState>
      </div>
    )
  }
  return (
    <>
      <section
        aria-label={t.messagesWith({ name: isolated(personName(otherName)) })}
        aria-busy={!messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-2"
      >
        <div key={messages ? 'messages' : 'waiting'} className="p-4 sm:p-5">
          {hasNextPage && (
            <div className="mb-5 grid justify-items-center gap-2">
              <Button variant="quiet" compact busy={isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t.showOlder()}
              </Button>
              <p aria-live="polite" className="font-medium text-danger">
                {isFetchNextPageError && t.olderFailed()}
              </p>
            </div>
          )}
          {messages ? (
            daysOf(messages).map(({ day, messages: ofDay }) => (
              <div key={day}>
                <p className="my-3 text-center text-xs font-semibold text-muted">{day}</p>
                <ol>
                  {ofDay.map((message, place) => (
                    <li
                      key={message._id}
                      className={`grid ${message.isOwn ? 'justify-items-end' : 'justify-items-start'} ${isOneRun(ofDay[place - 1], message) ? 'mt-1' : 'mt-3'}`}
                    >
                      <Bubble
                        message={message}
                        by={message.isOwn ? t.you() : personName(otherName)}
                        endsRun={!isOneRun(message, ofDay[place + 1])}
                      />
                      {message === latestOwn && (
                        <span className="mt-1 text-xs text-muted">
                          {readByOther !== undefined && readByOther >= message._id ? t.read() : t.sent()}
                        </span>
                      )}
                    </li>
                  ))}
                </ol>
              </div>
            ))
          ) : (
            <div className="grid gap-3">
              <Skeleton className="h-14 w-3/5" />
              <Skeleton className="h-14 w-2/5 justify-self-end" />
            </div>
          )}
        </div>
      </section>
      <p role="status" className="sr-only">
        {incoming && t.incoming({ name: isolated(personName(otherName)), text: isolated(incoming.text) })}
      </p>
    </>
  )
}

function useIncoming(newest: Message | undefined): Message | undefined {
  const [atFirst, setAtFirst] = useState<string>()
  if (atFirst === undefined && newest) setAtFirst(newest._id)
  return newest && atFirst !== undefined && newest._id !== atFirst && !newest.isOwn ? newest : undefined
}

function daysOf(messages: Message[]): { day: string; messages: Message[] }[] {
  const days = new Map<string, Message[]>()
  for (const message of messages) {
    const day = dayInWords(message.createdAt, now())
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(message)
    else days.set(day, [message])
  }
  return [...days].map(([day, ofDay]) => ({ day, messages: ofDay }))
}

const isOneRun = (one: Message | undefined, next: Message | undefined): boolean =>
  one !== undefined && one.isOwn === next?.isOwn && Date.parse(next.createdAt) - Date.parse(one.createdAt) < RUN_MS

function useReadMark(id: string, newest: string | undefined, hasUnread: boolean): void {
  const { mutate: mark } = useMarkRead(id)
  const isSeen = useSyncExternalStore(onSight, () => document.visibilityState === 'visible')
  useEffect(() => {
    if (newest !== undefined && hasUnread && isSeen) mark(newest)
  }, [mark, newest, hasUnread, isSeen])
}

function onSight(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
