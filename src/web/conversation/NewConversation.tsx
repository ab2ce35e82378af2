import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router'
import { isolated } from '#contract/isolated'
import { personName } from '#contract/person-name'
import * as t from '#messages/conversation'
import { isRefusal, messageOf } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import type { Person } from '../platform/session/session-state.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { useIsCurrentScreen } from '../ui/router/use-is-current-screen.ts'
import { Composer } from './Composer.tsx'
import { ConversationFailed } from './ConversationFailed.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import { ConversationClosed, PaneSkeleton } from './ConversationPane.tsx'
import { type About, addresseeOf, useStartConversation } from './conversation.queries.ts'

export function NewConversation({ about, person }: { about: About; person: Person }) {
  const query = useQuery(addresseeOf(about))
  const { data, error } = query
  const { mutateAsync: begin } = useStartConversation(about)
  const navigate = useNavigate()
  const isCurrentScreen = useIsCurrentScreen()
  if (error && !data && isRefusal(error)) {
    return (
      <div className="p-4">
        <EmptyState title={messageOf(error)}>
          <ButtonLink to={paths.messages} variant="quiet">
            {t.all()}
          </ButtonLink>
        </EmptyState>
      </div>
    )
  }
  if (error && !data) return <ConversationFailed query={query} />
  if (!data) return <PaneSkeleton />
  if (data.conversationId) return <Navigate to={paths.conversation(data.conversationId)} replace />
  const send = async (message: { text: string; key: string }) => {
    const { insertedId } = await begin(message)
    if (isCurrentScreen()) await navigate(paths.conversation(insertedId), { replace: true })
  }
  return (
    <>
      <ConversationHead of={data} />
      <p className="grow p-4 text-muted sm:p-5">{t.goesTo({ name: isolated(personName(data.otherName)) })}</p>
      {data.closedWhy ? (
        <ConversationClosed why={data.closedWhy} name={personName(data.otherName)} />
      ) : (
        <Composer
          email={person.email}
          topic={about.propertyId ? `home:${about.propertyId}` : `offer:${about.offerId}`}
          name={personName(data.otherName)}
          send={send}
        />
      )}
    </>
  )
}
