import { useInfiniteQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { now } from '#contract/clock'
import type { Conversation } from '#contract/conversation'
import { personName } from '#contract/person-name'
import * as t from '#messages/conversation'
import { rowId } from '../platform/api/pages.ts'
import { paths } from '../platform/navigation/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { drawings } from '../ui/list/drawings.ts'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { ShowMore } from '../ui/list/ShowMore.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ListedTime } from '../ui/time/ListedTime.tsx'
import { conversationsOf } from './conversation.queries.ts'
import { HomeAndFace } from './HomeAndFace.tsx'

/**
 * The user's conversations, sorted by the newest message. Unlike other lists, this one is reordered while it is open.
 */
export function ConversationList({ email }: { email: string }) {
  const list = useInfiniteQuery(conversationsOf(email))
  const { data, isError, isFetching, refetch } = list
  const rows = data?.pages.flatMap((page) => page.rows)
  if (isError && !rows) {
    return (
      <FailedState onRetry={() => void refetch()} busy={isFetching}>
        {t.failed()}
      </FailedState>
    )
  }
  if (!rows) return <Skeleton className="h-40" />
  if (rows.length === 0) return <Empty />
  return (
    <>
      <ul className="lines-between">
        {unique(rows).map((row) => (
          <li key={row._id}>
            <Entry row={row} />
          </li>
        ))}
      </ul>
      <ShowMore list={list} />
    </>
  )
}

const unique = (rows: Conversation[]) =>
  [...new Map([...rows].reverse().map((row) => [rowId(row), row])).values()].reverse()

const Entry = ({ row }: { row: Conversation }) => {
  const { _id, otherName, propertyTitle, latest, unread } = row
  return (
    <NavLink
      to={paths.conversation(_id)}
      className="flex items-start gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunken aria-[current]:bg-brand-wash"
    >
      <HomeAndFace of={row} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-3">
          <bdi className={`truncate ${unread === 0 ? 'font-semibold' : 'font-bold'}`}>{personName(otherName)}</bdi>
          {unread !== 0 && (
            <span className="shrink-0 rounded-full bg-brand px-2 text-xs/5 font-semibold text-on-brand">
              <span>{unread}</span>
              <span className="sr-only">{t.unreadHere()}</span>
            </span>
          )}
        </span>
        <span className="flex text-sm text-muted">
          <bdi className="truncate">{propertyTitle}</bdi>
        </span>
        <span className={`flex text-sm ${unread === 0 ? 'text-muted' : 'font-semibold'}`}>
          {latest.isOwn && <span className="shrink-0 whitespace-pre">{`${t.youWrote()} `}</span>}
          <bdi className="truncate">{latest.text}</bdi>
        </span>
        <span className="text-xs text-muted">
          <ListedTime at={latest.createdAt} now={now()} />
        </span>
      </span>
    </NavLink>
  )
}

const Empty = () => (
  <div className="p-4">
    <EmptyState drawing={drawings.messages} title={t.noMessages()}>
      <ButtonLink to={paths.allProperty} variant="quiet">
        {t.seeHomes()}
      </ButtonLink>
    </EmptyState>
  </div>
)
