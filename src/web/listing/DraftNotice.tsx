import { Button } from '../ui/Button.tsx'
import { dayHere } from '../ui/time/day-here.ts'
import type { Draft } from './listing-draft.ts'

type Props = { draft: Draft; onDiscard: () => void }

export const DraftNotice = ({ draft, onDiscard }: Props) => (
  <div
    role="status"
    className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-accent/40 bg-accent-wash px-5 py-4"
  >
    <p>
      <span className="font-bold text-accent">{`Your draft of ${dayHere(draft.savedAt)} is back.`}</span> Choose the
      property image again, if you had chosen one.
    </p>
    <Button variant="quiet" compact onClick={onDiscard}>
      Discard draft
    </Button>
  </div>
)
