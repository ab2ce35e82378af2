import { useInfiniteQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearchParams } from 'react-router'
import * as t from '#messages/conversation'
import { title } from '#messages/messages'
import { usePageTitle } from '../platform/brand/page-title.ts'
import { paths } from '../platform/navigation/paths.ts'
import { useSession } from '../platform/session/session.ts'
import type { Person } from '../platform/session/session-state.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { useRootMark } from '../ui/use-root-mark.ts'
import { ConversationList } from './ConversationList.tsx'
import { ConversationPane } from './ConversationPane.tsx'
import { type About, conversationsOf } from './conversation.queries.ts'
import { NewConversation } from './NewConversation.tsx'

function MessagesPage() {
  usePageTitle(title())
  const session = useSession()
  const { id } = useParams()
  const about = aboutIn(useSearchParams()[0])
  const isOpen = id !== undefined || about !== undefined
  if (session.status !== 'signedIn') return null
  return (
    <section>
      {isOpen && <WholeScreen />}
      <h1 className={`title-section mb-8 ${isOpen ? 'max-md:sr-only' : ''}`}>{title()}</h1>
      <Panes id={id} about={about} person={session} />
    </section>
  )
}

export { MessagesPage as Component }

function WholeScreen() {
  useRootMark('data-conversation')
  return null
}

type PanesProps = { id: string | undefined; about: About | undefined; person: Person }

function Panes({ id, about, person }: PanesProps) {
  const isOpen = id !== undefined || about !== undefined
  return (
    <div className="@container">
      <div
        className={`grid grid-cols-1 overflow-hidden border-line bg-surface @2xl:grid-cols-[22rem_minmax(0,1fr)] @2xl:h-[clamp(26rem,calc(100dvh-17rem),46rem)] ${isOpen ? 'h-[max(20rem,calc(100dvh-4.5rem-1px))] md:h-[clamp(24rem,calc(100dvh-17rem),46rem)] md:rounded-card md:border' : 'rounded-card border'}`}
      >
        <nav
          aria-label={t.conversations()}
          className={`overflow-y-auto overscroll-contain @2xl:border-e @2xl:border-line ${isOpen ? 'hidden @2xl:block' : ''}`}
        >
          <ConversationList email={person.email} />
        </nav>
        <div className={`flex min-h-0 min-w-0 flex-col ${isOpen ? '' : 'hidden @2xl:flex'}`}>
          <OpenPane id={id} about={about} person={person} />
        </div>
      </div>
    </div>
  )
}

function OpenPane({ id, about, person }: PanesProps) {
  if (id !== undefined) return <ConversationPane key={id} id={id} person={person} />
  if (about) return <NewConversation key={Object.values(about)[0]} about={about} person={person} />
  return <Newest email={person.email} />
}

function Newest({ email }: { email: string }) {
  const { data } = useInfiniteQuery(conversationsOf(email))
  const isNextToList = useMediaQuery('(width >= 72rem)')
  const newest = data?.pages[0]?.rows[0]
  if (newest && isNextToList) return <Navigate to={paths.conversation(newest._id)} replace />
  return <p className="m-auto p-6 text-muted">{t.chooseOne()}</p>
}

function aboutIn(search: URLSearchParams): About | undefined {
  const propertyId = search.get('home')
  const offerId = search.get('offer')
  if (propertyId) return { propertyId }
  return offerId ? { offerId } : undefined
}
