import { GRID_MINUTES } from '#contract/viewing-hours'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import type { ShownRange } from './hours.form.ts'

type Props = {
  /** The day, with a number from its second range on. */
  name: string
  range: ShownRange
  errors: { from: string | undefined; to: string | undefined }
  onChange: (range: ShownRange) => void
  onRemove: () => void
}

/** The start and the end of one range on one day. */
export const RangeFields = ({ name, range, errors, onChange, onRemove }: Props) => (
  <div className="flex flex-wrap items-start gap-3 max-sm:gap-2">
    <Field
      label="From"
      type="time"
      step={GRID_MINUTES * 60}
      aria-label={`From, ${name}`}
      value={range.from}
      error={errors.from}
      onChange={({ target }) => onChange({ ...range, from: target.value })}
      className="w-36 max-sm:w-29"
    />
    <Field
      label="To"
      type="time"
      step={GRID_MINUTES * 60}
      aria-label={`To, ${name}`}
      value={range.to}
      error={errors.to}
      onChange={({ target }) => onChange({ ...range, to: target.value })}
      className="w-36 max-sm:w-29"
    />
    <Button
      variant="quiet"
      compact
      onClick={onRemove}
      aria-label={`Remove ${name}`}
      className="mt-7 size-12 shrink-0 px-0"
    >
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 stroke-current stroke-[1.75]">
        <path d="m4 4 12 12M16 4 4 16" />
      </svg>
    </Button>
  </div>
)
