import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import * as t from '#messages/messages'
import { paths } from '../platform/navigation/paths.ts'
import { useSession } from '../platform/session/session.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { UnreadMark, UnreadNews } from '../ui/UnreadMark.tsx'
import { unreadConversations } from './conversation.queries.ts'

export function Messages({ onChoose }: { onChoose: () => void }) {
  const session = useSession()
  return session.status === 'signedIn' ? <WithUnread email={session.email} onChoose={onChoose} /> : null
}

function WithUnread({ email, onChoose }: { email: string; onChoose: () => void }) {
  const { data: unread = 0 } = useQuery(unreadConversations(email))
  const news = useId()
  return (
    <>
      <Link
        to={paths.messages}
        aria-describedby={news}
        onClick={onChoose}
        className="relative grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        {/* Text, as an aria-label would be ambiguous with the contact form's Message. */}
        <span className="sr-only">{t.title()}</span>
        <LineIcon
          path="M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-7l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5"
          className="size-6"
        />
        <UnreadMark count={unread} />
      </Link>
      <UnreadNews id={news} count={unread} words={howMany(unread, t.unread)} />
    </>
  )
}
