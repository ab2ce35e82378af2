import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { now } from '#contract/clock'
import { directionOf } from '#contract/language'
import type { Notification } from '#contract/notification'
import { notificationPath } from '#contract/notification-path'
import * as t from '#messages/notification'
import { rowId } from '../platform/api/pages.ts'
import type { Person } from '../platform/session/session-state.ts'
import { List } from '../ui/list/List.tsx'
import { CardPicture } from '../ui/Picture.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ListedTime } from '../ui/time/ListedTime.tsx'
import { notificationsOf, useMarkRead } from './notification.queries.ts'

type Props = {
  person: Person
  empty: ReactNode
  onFollow?: () => void
  end?: ReactNode
}

/** Marks unread notifications as read when they are shown, but keeps their highlight while the list is open. */
export function NotificationList({ person, empty, onFollow, end }: Props) {
  const list = useInfiniteQuery(notificationsOf(person.email))
  const { mutate: markRead } = useMarkRead()
  const [fresh, setFresh] = useState<ReadonlySet<string>>()
  const readAll = useEffectEvent(() => {
    if (fresh) return
    const unread = list.data?.pages.flatMap((page) => page.rows.filter(({ isRead }) => !isRead).map(rowId)) ?? []
    setFresh(new Set(unread))
    if (unread[0]) markRead(unread[0])
  })
  const isLoaded = list.isSuccess && !list.isFetching
  useEffect(() => {
    if (isLoaded) readAll()
  }, [isLoaded])
  const shown = end ? { ...list, hasNextPage: false } : list
  return (
    <>
      <List list={shown} keyOf={rowId} failed={t.failed()} empty={empty}>
        {(entries) =>
          entries ? (
            <ul className="lines-between">
              {entries.map((row) => (
                <li key={row._id}>
                  <Entry
                    row={row}
                    isUnread={!row.isRead || fresh?.has(row._id) === true}
                    path={notificationPath(row, person.role)}
                    onFollow={onFollow}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <Skeleton className="h-40" />
          )
        }
      </List>
      {end}
    </>
  )
}

type EntryProps = { row: Notification; isUnread: boolean; path: string; onFollow: (() => void) | undefined }

const Entry = ({ row, isUnread, path, onFollow }: EntryProps) => (
  <Link to={path} onClick={onFollow} className="flex min-h-11 items-start gap-3 rounded-field py-3 hover:text-brand">
    <span aria-hidden="true" className={`mt-1.5 size-2.5 shrink-0 rounded-full ${isUnread ? 'bg-brand' : ''}`} />
    <span className="min-w-0 grow">
      <span className={`contain-text block ${isUnread ? 'font-semibold' : ''}`}>
        {isUnread && <span className="sr-only">{`${t.unreadMark()} `}</span>}
        <TextOf row={row} />
      </span>
      <span className="text-sm text-muted">
        <ListedTime at={row.createdAt} now={now()} />
      </span>
    </span>
    {row.picture && <CardPicture src={row.picture} sizes="4rem" className="w-16 shrink-0 rounded-field" />}
  </Link>
)

/** The text is in the language that the account had then. */
const TextOf = ({ row: { text, language } }: { row: Notification }) => (
  <bdi {...(language && { lang: language, dir: directionOf(language) })}>{text}</bdi>
)
