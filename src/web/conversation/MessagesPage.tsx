import { useParams, useSearchParams } from 'react-router'
import { OwnPage } from '../session/OwnPage.tsx'
import type { Person } from '../session/session-state.ts'
import { ConversationList } from './ConversationList.tsx'
import { ConversationPane } from './ConversationPane.tsx'
import type { About } from './conversation.queries.ts'
import { NewConversation } from './NewConversation.tsx'

/** /dashboard/messages and /dashboard/messages/:id: the list of conversations, and next to it on wide screens the open one. */
const MessagesPage = () => <OwnPage title="Messages">{(person) => <Panes person={person} />}</OwnPage>

export { MessagesPage as Component }

function Panes({ person }: { person: Person }) {
  const { id } = useParams()
  const about = aboutIn(useSearchParams()[0])
  const isOpen = id !== undefined || about !== undefined
  return (
    <div className="@container">
      <div
        className={`grid grid-cols-1 overflow-hidden rounded-card border border-line bg-surface @2xl:grid-cols-[17rem_minmax(0,1fr)] @2xl:h-[clamp(26rem,calc(100dvh-17rem),46rem)] ${isOpen ? 'max-@2xl:h-[clamp(24rem,calc(100dvh-17rem),46rem)]' : ''}`}
      >
        <nav
          aria-label="Conversations"
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

function OpenPane({ id, about, person }: { id: string | undefined; about: About | undefined; person: Person }) {
  if (id !== undefined) return <ConversationPane key={id} id={id} person={person} />
  if (about) return <NewConversation key={Object.values(about)[0]} about={about} person={person} />
  return <p className="m-auto p-6 text-muted">Choose a conversation to read it.</p>
}

/** Returns the subject of a new conversation from the address: `home` or `offer`. */
function aboutIn(search: URLSearchParams): About | undefined {
  const propertyId = search.get('home')
  const offerId = search.get('offer')
  if (propertyId) return { propertyId }
  return offerId ? { offerId } : undefined
}
