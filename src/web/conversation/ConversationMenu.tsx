import { useRef, useState } from 'react'
import type { Conversation } from '#contract/conversation'
import * as t from '#messages/conversation'
import { somethingWrong } from '#messages/ui'
import { messageOf } from '../platform/api/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useDismissal } from '../ui/use-dismissal.ts'
import { useBlock } from './conversation.queries.ts'
import { ReportDialog } from './ReportDialog.tsx'

export function ConversationMenu({ of: { _id, closedWhy, otherName } }: { of: Conversation }) {
  const [isOpen, setOpen] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { mutate: block, isPending } = useBlock(_id)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useDismissal(isOpen, area, (byKey) => (byKey ? close() : setOpen(false)))
  const hasBlocked = closedWhy === 'ownBlock'
  const pressBlock = () =>
    block(!hasBlocked, {
      onSuccess: close,
      onError: (error) => toast.failure(somethingWrong(), { detail: messageOf(error) }),
    })
  const report = () => {
    close()
    setReporting(true)
  }
  return (
    <div ref={area} className="relative shrink-0">
      <button
        ref={button}
        type="button"
        aria-label={t.more()}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-sunken"
      >
        <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 fill-current">
          <path d="M4 8.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2m6 0a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2m6 0a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2" />
        </svg>
      </button>
      <div
        hidden={!isOpen}
        className="absolute end-0 top-full z-10 mt-1 w-max rounded-card border border-line bg-surface p-2 shadow-card"
      >
        <div className="grid gap-1">
          {closedWhy !== 'left' && (
            <Button variant="text" compact busy={isPending} onClick={pressBlock}>
              <span>{hasBlocked ? t.unblock() : t.block()}</span>
            </Button>
          )}
          <Button variant="text" compact onClick={report}>
            {t.report()}
          </Button>
        </div>
      </div>
      <ReportDialog id={_id} otherName={otherName} open={isReporting} onClose={() => setReporting(false)} />
    </div>
  )
}
