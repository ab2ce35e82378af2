import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/trace'
import { useSession } from '../platform/session/session.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { CardMarks } from './CardMarks.tsx'
import { useHide } from './hidden-home/use-hide.ts'
import { CHOSEN, COMPARE, HIDE } from './trace-icons.ts'
import { useCompareToggle } from './use-compare-toggle.ts'

export function CardTraces({ property }: { property: Property }) {
  const session = useSession()
  if (session.status !== 'signedIn' || !isForSale(property)) return null
  return (
    <>
      <div className="flex justify-end gap-2">
        {property.email !== session.email && <HideButton property={property} email={session.email} />}
        <CompareToggle property={property} email={session.email} />
      </div>
      <CardMarks property={property} />
    </>
  )
}

function CompareToggle({ property, email }: { property: Property; email: string }) {
  const { isChosen, toggle } = useCompareToggle(property, email)
  return (
    <button
      type="button"
      aria-label={t.compareHome({ title: isolated(titleOf(property)) })}
      aria-pressed={isChosen}
      onClick={toggle}
      className={`grid size-11 cursor-pointer place-items-center rounded-full border transition-colors focus-visible:rounded-full print:hidden ${isChosen ? 'border-brand bg-brand text-on-brand' : 'border-line bg-surface/95 text-ink hover:text-brand'}`}
    >
      <LineIcon path={isChosen ? CHOSEN : COMPARE} />
    </button>
  )
}

function HideButton({ property, email }: { property: Property; email: string }) {
  const { hide } = useHide(property, email)
  return (
    <button
      type="button"
      aria-label={t.hideHome({ title: isolated(titleOf(property)) })}
      onClick={hide}
      className="grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-surface/95 text-ink transition-colors hover:text-brand focus-visible:rounded-full print:hidden"
    >
      <LineIcon path={HIDE} />
    </button>
  )
}
