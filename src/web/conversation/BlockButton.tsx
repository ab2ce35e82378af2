import type { Conversation } from '#contract/conversation'
import { messageOf } from '../api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useBlock } from './conversation.queries.ts'

/** Takes no more messages from the other, or takes them again. */
export function BlockButton({ _id, closedWhy }: Pick<Conversation, '_id' | 'closedWhy'>) {
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
