import { useQuery } from '@tanstack/react-query'
import { type ClosedWhy, type Conversation, closedWords } from '#contract/conversation'
import { isolated } from '#contract/isolated'
import { personName } from '#contract/person-name'
import * as t from '#messages/conversation'
import { OfferLink } from '../offer/OfferLink.tsx'
import { openOffersOf } from '../offer/offer.queries.ts'
import { isNotThere } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import type { Person } from '../platform/session/session-state.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { DialogButton } from '../ui/feedback/DialogButton.tsx'
import { RestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Composer } from './Composer.tsx'
import { ConversationFailed } from './ConversationFailed.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import { ConversationMenu } from './ConversationMenu.tsx'
import { oneConversation, useWrite } from './conversation.queries.ts'
import { MessageLog } from './MessageLog.tsx'
import { messageDraft } from './message-draft.ts'

export function ConversationPane({ id, person }: { id: string; person: Person }) {
  const query = useQuery(oneConversation(id))
  const { data, error } = query
  const { mutateAsync: write } = useWrite(id)
  // An open offer makes the header higher, so it waits for the first response; then nothing moves.
  const offers = useQuery({ ...openOffersOf(person.email), enabled: person.role !== 'agent' })
  const isOfferComing = person.role !== 'agent' && !offers.isFetched && offers.failureCount === 0
  if (isNotThere(error)) return <NoConversation />
  if (!data && error) return <ConversationFailed query={query} />
  if (!data || isOfferComing) return <PaneSkeleton />
  return (
    <RestoreFocus className="flex min-h-0 grow flex-col">
      <ConversationHead of={data} menu={<ConversationMenu of={data} />}>
        {data.propertyId && mayAct(data) && <HomeActions propertyId={data.propertyId} person={person} />}
      </ConversationHead>
      <MessageLog id={id} otherName={data.otherName} unread={data.unread !== 0} readByOther={data.readByOther} />
      {data.closedWhy ? (
        <ConversationClosed
          why={data.closedWhy}
          name={personName(data.otherName)}
          unsent={messageDraft(person.email, id).read()?.text}
        />
      ) : (
        <Composer email={person.email} topic={id} name={personName(data.otherName)} send={write} />
      )}
    </RestoreFocus>
  )
}

/**
 * Shown in place of a closed conversation. `unsent`: the draft at the time when it was closed, shown so that it isn't
 * lost.
 */
export const ConversationClosed = ({
  why,
  name,
  unsent,
}: {
  why: ClosedWhy
  name: string
  unsent?: string | undefined
}) => (
  <div aria-live="polite" className="max-h-48 shrink-0 overflow-y-auto border-t border-line bg-sunken p-4 text-sm">
    <p>{closedWords(why, name)}</p>
    {unsent && (
      <p className="isolate mt-2 whitespace-pre-line wrap-anywhere text-muted">
        {t.notSent({ text: isolated(unsent) })}
      </p>
    )}
  </div>
)

export const NoConversation = () => (
  <div className="p-4">
    <EmptyState title={t.isGone()}>
      <ButtonLink to={paths.messages} variant="quiet">
        {t.all()}
      </ButtonLink>
    </EmptyState>
  </div>
)

export const PaneSkeleton = () => (
  <div aria-busy="true" className="grid gap-4 p-4">
    <Skeleton className="h-12 w-3/5" />
    <Skeleton className="h-40" />
  </div>
)

const mayAct = ({ ownPart, isForSale, closedWhy }: Conversation): boolean =>
  ownPart === 'buyer' && isForSale === true && closedWhy !== 'ownFraud'

const HomeActions = ({ propertyId, person }: { propertyId: string; person: Person }) => (
  <>
    <DialogButton name={t.askForViewing()} load={loadViewing} dialog={{ propertyId }} compact />
    <OfferLink propertyId={propertyId} person={person} compact />
  </>
)

const loadViewing = async () => (await import('../viewing/ViewingDialog.tsx')).ViewingDialog
