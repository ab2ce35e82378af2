import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Total } from '#contract/list'
import type { Notification } from '#contract/notification'
import { notificationPath } from '#contract/notification-path'
import { messageOf } from '../api/api-error.ts'
import { rowId } from '../api/pages.ts'
import type { Person } from '../session/session-state.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { List } from '../ui/list/List.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ListedTime } from '../ui/time/ListedTime.tsx'
import { notificationsOf, useMarkRead } from './notification.queries.ts'

type Props = { person: Person; unread: Total; onLeave: () => void }

/** The person's notifications, newest first. Following one marks it as read. */
export function NotificationList({ person, unread, onLeave }: Props) {
  const list = useInfiniteQuery(notificationsOf(person.email))
  const mark = useMarkRead()
  const newest = list.data?.pages[0]?.rows[0]?._id
  const fail = { onError: (error: Error) => toast.failure('Something is Wrong!', { detail: messageOf(error) }) }
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-display text-xl font-[560]">Notifications</h2>
        {unread !== 0 && newest && (
          <Button compact variant="quiet" busy={mark.isPending} onClick={() => mark.mutate({ newest }, fail)}>
            Mark all as read
          </Button>
        )}
      </div>
      <List
        list={list}
        keyOf={rowId}
        failed="The notifications could not be loaded."
        empty={<p className="py-6 text-muted">No notifications yet. Updates on your offers and homes appear here.</p>}
      >
        {(rows) =>
          rows ? (
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <li key={row._id}>
                  <Entry
                    row={row}
                    path={notificationPath(row, person.role)}
                    onFollow={() => {
                      if (!row.isRead) mark.mutate({ id: row._id })
                      onLeave()
                    }}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <Skeleton className="h-40" />
          )
        }
      </List>
    </>
  )
}

const Entry = ({ row, path, onFollow }: { row: Notification; path: string; onFollow: () => void }) => (
  <Link to={path} onClick={onFollow} className="flex min-h-11 items-baseline gap-3 rounded-field py-3 hover:text-brand">
    <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${row.isRead ? '' : 'bg-brand'}`} />
    <span className="min-w-0">
      <span className={`contain-text block ${row.isRead ? '' : 'font-semibold'}`}>
        {!row.isRead && <span className="sr-only">Unread: </span>}
        <span>{row.text}</span>
      </span>
      <span className="text-sm text-muted">
        <ListedTime at={row.createdAt} />
      </span>
    </span>
  </Link>
)
