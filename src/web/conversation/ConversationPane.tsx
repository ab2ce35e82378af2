import { useQuery } from '@tanstack/react-query'
import { type ClosedWhy, type Conversation, closedWords } from '#contract/conversation'
import { isolated } from '#contract/isolated'
import { isNotThere, messageOf } from '../api/api-error.ts'
import { paths } from '../navigation/paths.ts'
import type { Person } from '../session/session-state.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { RestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Composer } from './Composer.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import { oneConversation, useBlock, useWrite } from './conversation.queries.ts'
import { MessageLog } from './MessageLog.tsx'
import { messageDraft } from './message-draft.ts'
import { ReportButton } from './ReportButton.tsx'

/** One conversation: its header, its messages, and the composer. */
export function ConversationPane({ id, person }: { id: string; person: Person }) {
  const { data, error, isFetching, refetch } = useQuery(oneConversation(id))
  const { mutateAsync: write } = useWrite(id)
  if (isNotThere(error)) return <NoConversation />
  if (!data && error) {
    return (
      <FailedState onRetry={() => void refetch()} busy={isFetching}>
        This conversation could not be loaded.
      </FailedState>
    )
  }
  if (!data) return <PaneSkeleton />
  return (
    <RestoreFocus className="flex min-h-0 grow flex-col">
      <ConversationHead of={data}>
        <div className="flex gap-2">
          <BlockButton _id={id} closedWhy={data.closedWhy} />
          <ReportButton id={id} otherName={data.otherName} />
        </div>
      </ConversationHead>
      <MessageLog id={id} otherName={data.otherName} unread={data.unread !== 0} />
      {data.closedWhy ? (
        <ConversationClosed
          why={data.closedWhy}
          name={data.otherName}
          unsent={messageDraft(person.email, id).read()?.text}
        />
      ) : (
        <Composer email={person.email} topic={id} name={data.otherName} send={write} />
      )}
    </RestoreFocus>
  )
}

/** The reason why a conversation is closed. `unsent`: the draft at that moment, so that it isn’t lost. */
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
      <p className="isolate mt-2 whitespace-pre-line wrap-anywhere text-muted">{`Not sent: ${isolated(unsent)}`}</p>
    )}
  </div>
)

export const NoConversation = () => (
  <div className="p-4">
    <EmptyState title="This conversation doesn’t exist or was removed.">
      <ButtonLink to={paths.messages} variant="quiet">
        All conversations
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

/** Blocks or unblocks the other party. */
function BlockButton({ _id, closedWhy }: Pick<Conversation, '_id' | 'closedWhy'>) {
  const { mutate: block, isPending } = useBlock(_id)
  if (closedWhy === 'left') return null
  const hasBlocked = closedWhy === 'ownBlock'
  const press = () =>
    block(!hasBlocked, { onError: (error) => toast.failure('Something is Wrong!', { detail: messageOf(error) }) })
  return (
    <Button variant="quiet" compact busy={isPending} onClick={press}>
      {hasBlocked ? 'Unblock' : 'Block'}
    </Button>
  )
}
