import { useId, useState } from 'react'
import * as t from '#messages/moreFilters'
import { Button } from '../ui/Button.tsx'
import { AgentsLeftOut } from './AgentsLeftOut.tsx'
import { MoreChoices } from './MoreChoices.tsx'
import { MoreRanges, type RangesProps } from './MoreRanges.tsx'
import type { RepeatedField } from './search-in-url.ts'

type Props = RangesProps & {
  features: string[]
  onToggle: (field: RepeatedField, name: string) => void
}

const IN_HERE = [
  'maxBeds',
  'maxBaths',
  'maxArea',
  'plot',
  'maxPlot',
  'minPerArea',
  'maxPerArea',
  'minYear',
  'maxYear',
  'tenure',
  'energy',
  'notFeature',
  'notAgent',
  'since',
  'pictures',
  'notUnderOffer',
  'lowered',
] as const

export function MoreFilters({ features, onToggle, ...ranges }: Props) {
  const id = useId()
  const { fields, onChange } = ranges
  const [isOpen, setOpen] = useState(() => IN_HERE.some((field) => fields[field].length > 0))
  return (
    <div className="@2xl:col-span-3">
      <Button variant="quiet" compact aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t.more()}
      </Button>
      <div id={id} hidden={!isOpen} className="mt-4 grid gap-4 @2xl:grid-cols-3">
        {isOpen && (
          <>
            <MoreRanges {...ranges} />
            <MoreChoices fields={fields} features={features} onChange={onChange} onToggle={onToggle} />
            <AgentsLeftOut chosen={fields.notAgent} onToggle={(id) => onToggle('notAgent', id)} />
            <p className="text-sm text-muted @2xl:col-span-3">{t.wordsHint()}</p>
          </>
        )}
      </div>
    </div>
  )
}
