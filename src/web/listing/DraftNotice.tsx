import * as t from '#messages/listingForm'
import { Button } from '../ui/Button.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { dayHere } from '../ui/time/day-here.ts'
import type { Draft } from './listing-draft.ts'

type Props = { draft: Draft; onDiscard: () => void }

export const DraftNotice = ({ draft, onDiscard }: Props) => (
  <div
    role="status"
    className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-accent/40 bg-accent-wash px-5 py-4"
  >
    <p>
      <TextWithParts
        text={t.draftBack({ day: dayHere(draft.savedAt) })}
        parts={{ back: (words) => <span className="font-bold text-accent">{words}</span> }}
      />
    </p>
    <Button variant="quiet" compact onClick={onDiscard}>
      {t.discardDraft()}
    </Button>
  </div>
)
