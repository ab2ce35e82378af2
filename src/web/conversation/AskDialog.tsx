import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isolated } from '#contract/isolated'
import { personName } from '#contract/person-name'
import * as t from '#messages/conversation'
import { isRefusal, messageOf } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import type { Person } from '../platform/session/session-state.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import type { DialogState } from '../ui/feedback/DialogButton.tsx'
import { Composer } from './Composer.tsx'
import { ConversationFailed } from './ConversationFailed.tsx'
import { ConversationClosed, PaneSkeleton } from './ConversationPane.tsx'
import { addresseeOf, useStartConversation, useWrite } from './conversation.queries.ts'

type Props = { propertyId: string; agentName: string; person: Person }

export function AskDialog({ open, onClose, agentName, ...rest }: Props & DialogState) {
  return (
    <Dialog open={open} onClose={onClose} title={t.ask({ name: isolated(agentName) })}>
      <Question {...rest} onClose={onClose} />
    </Dialog>
  )
}

function Question({ propertyId, person, onClose }: Omit<Props, 'agentName'> & { onClose: () => void }) {
  const query = useQuery(addresseeOf({ propertyId }))
  const { data, error } = query
  const { mutateAsync: begin } = useStartConversation({ propertyId })
  const { mutateAsync: write } = useWrite(data?.conversationId ?? '')
  const [sentTo, setSentTo] = useState<string>()
  if (error && !data && isRefusal(error)) return <p className="mt-4 text-lg font-medium">{messageOf(error)}</p>
  if (error && !data) return <ConversationFailed query={query} />
  if (!data) return <PaneSkeleton />
  if (sentTo !== undefined) {
    return (
      <div className="mt-4">
        <p role="status">{t.isSent()}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={onClose}>{t.backToHome()}</Button>
          <ButtonLink to={paths.conversation(sentTo)} variant="quiet">
            {t.see()}
          </ButtonLink>
        </div>
      </div>
    )
  }
  const known = data.conversationId
  const send = async (message: { text: string; key: string }) => {
    if (known) await write(message)
    setSentTo(known ?? (await begin(message)).insertedId)
  }
  return (
    <>
      <p className="mt-3 text-muted">
        {known ? (
          <ButtonLink to={paths.conversation(known)} variant="quiet" compact>
            {t.seeBefore()}
          </ButtonLink>
        ) : (
          <span>{t.answerComes()}</span>
        )}
      </p>
      <div className="-mx-4 mt-4 -mb-4">
        {data.closedWhy ? (
          <ConversationClosed why={data.closedWhy} name={personName(data.otherName)} />
        ) : (
          <Composer
            email={person.email}
            topic={known ?? `home:${propertyId}`}
            name={personName(data.otherName)}
            send={send}
          />
        )}
      </div>
    </>
  )
}
