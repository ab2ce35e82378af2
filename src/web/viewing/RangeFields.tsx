import { useId } from 'react'
import { GRID_MINUTES } from '#contract/viewing-hours'
import * as t from '#messages/viewing'
import { Button } from '../ui/Button.tsx'
import type { ShownRange } from './hours.form.ts'

type Props = {
  name: string
  range: ShownRange
  errors: { from: string | undefined; to: string | undefined }
  onChange: (range: ShownRange) => void
  onRemove: () => void
}

export function RangeFields({ name, range, errors, onChange, onRemove }: Props) {
  const note = useId()
  const field = (edge: 'from' | 'to') => (
    <input
      type="time"
      dir="ltr"
      step={GRID_MINUTES * 60}
      aria-label={edge === 'from' ? t.from({ name }) : t.to({ name })}
      aria-describedby={note}
      aria-invalid={errors[edge] ? true : undefined}
      value={range[edge]}
      onChange={({ target }) => onChange({ ...range, [edge]: target.value })}
      className="min-h-11 w-24 min-w-0 shrink rounded-field border border-edge bg-surface px-1.5 text-base [&::-webkit-calendar-picker-indicator]:hidden text-ink hover:border-brand focus:border-brand aria-invalid:border-danger"
    />
  )
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-1.5">
        {field('from')}
        <span aria-hidden="true">–</span>
        {field('to')}
        <Button variant="text" compact onClick={onRemove} aria-label={t.remove({ name })} className="size-11 shrink-0">
          <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4 shrink-0 stroke-current stroke-[1.75]">
            <path d="m4 4 12 12M16 4 4 16" />
          </svg>
        </Button>
      </div>
      <div id={note} aria-live="polite" className="text-sm font-medium text-danger">
        {errors.from && <p>{errors.from}</p>}
        {errors.to && <p>{errors.to}</p>}
      </div>
    </div>
  )
}
