import type { Message } from '#contract/conversation'
import { isolated } from '#contract/isolated'
import * as t from '#messages/conversation'
import { Fold } from '../ui/Fold.tsx'
import { timeHere } from '../ui/time/day-in-words.ts'

type BubbleProps = { message: Message; by: string; endsRun: boolean }

/** Renders a message as plain text, never as markup or links. Direction characters are isolated. */
export const Bubble = ({ message: { _id, text, isOwn, createdAt }, by, endsRun }: BubbleProps) => (
  <div
    className={`max-w-[85%] rounded-2xl border border-line px-4 py-2.5 ${isOwn ? 'rounded-ee-[4px] bg-brand-wash' : 'rounded-es-[4px] bg-sunken'}`}
  >
    <span className="sr-only">{t.writtenBy({ name: isolated(by) })}</span>
    <Fold lines={12} describedBy={`at-${_id}`}>
      {text}
    </Fold>
    <time id={`at-${_id}`} dateTime={createdAt} className={endsRun ? 'mt-1 block text-xs text-muted' : 'sr-only'}>
      {timeHere(createdAt)}
    </time>
  </div>
)
