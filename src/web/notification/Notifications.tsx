import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import * as t from '#messages/notification'
import { paths } from '../platform/navigation/paths.ts'
import { useSession } from '../platform/session/session.ts'
import type { Person } from '../platform/session/session-state.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { UnreadMark, UnreadNews } from '../ui/UnreadMark.tsx'
import { useDismissal } from '../ui/use-dismissal.ts'
import { useLiveEvents } from './live/use-live-events.ts'
import { NotificationList } from './NotificationList.tsx'
import { unreadCount } from './notification.queries.ts'

function Notifications({ onOpen }: { onOpen: () => void }) {
  const session = useSession()
  return session.status === 'signedIn' ? <Opened person={session} onOpen={onOpen} /> : null
}

function Opened({ person, onOpen }: { person: Person; onOpen: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const news = useId()
  const { data: unread = 0 } = useQuery(unreadCount(person.email))
  useLiveEvents(person.email)
  useDismissal(isOpen, area, (byKey) => {
    setIsOpen(false)
    if (byKey) button.current?.focus()
  })
  const leave = () => setIsOpen(false)
  const toggle = () => {
    if (!isOpen) onOpen()
    setIsOpen(!isOpen)
  }
  return (
    <div ref={area} className="lg:relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={t.notifications()}
        aria-describedby={news}
        onClick={toggle}
        className="relative grid size-11 cursor-pointer place-items-center rounded-full hover:bg-sunken"
      >
        <LineIcon path="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7M10 20.5a2.2 2.2 0 0 0 4 0" className="size-6" />
        <UnreadMark count={unread} />
      </button>
      <section
        id={panel}
        aria-label={t.notifications()}
        hidden={!isOpen}
        className="absolute end-0 top-full z-50 max-h-[min(34rem,calc(100dvh-5.5rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-4 text-ink shadow-card max-lg:inset-x-2 lg:mt-2 lg:w-100"
      >
        <h2 className="font-display text-xl font-[560]">{t.notifications()}</h2>
        {isOpen && (
          <NotificationList
            person={person}
            empty={<p className="py-6 text-muted">{t.none()}</p>}
            onFollow={leave}
            end={
              <p className="mt-2 border-t border-line pt-2">
                <Link to={paths.notifications} onClick={leave} className="link inline-block py-2">
                  {t.all()}
                </Link>
              </p>
            }
          />
        )}
      </section>
      <UnreadNews id={news} count={unread} words={howMany(unread, t.unread)} />
    </div>
  )
}

export default Notifications
