import { useRef } from 'react'
import type { HomeClock } from '#contract/home-clock'
import { MAX_OPEN_TIMES } from '#contract/open-time-fields'
import * as t from '#messages/openTime'
import { ownTimeZone } from '../../platform/clock/home-clock.ts'
import { Button } from '../../ui/Button.tsx'
import { useRestoreFocus } from '../../ui/focus/RestoreFocus.tsx'
import { Field } from '../../ui/form/Field.tsx'
import type { OpenTimeRow, OpenTimesOfForm } from './use-open-times.ts'

type Props = { openTimes: OpenTimesOfForm; clock: HomeClock | undefined }

export function OpenTimesFields({ openTimes, clock }: Props) {
  const { rows, problem, add, set, remove } = openTimes
  const area = useRef<HTMLDivElement>(null)
  useRestoreFocus(area, 'li')
  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      <p className="text-sm text-muted">
        {clock ? t.homesTime({ zone: clock.timeZone }) : t.ownTime({ zone: ownTimeZone() })}
      </p>
      <ul className="mt-4 grid gap-5 empty:hidden">
        {rows.map((row, place) => (
          <Row key={row.key} row={row} name={t.numbered({ number: place + 1 })} set={set} remove={remove} />
        ))}
      </ul>
      {problem && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      {rows.length < MAX_OPEN_TIMES && (
        <Button variant="quiet" compact onClick={add} className="mt-4">
          {t.add()}
        </Button>
      )}
    </div>
  )
}

type RowProps = { row: OpenTimeRow; name: string } & Pick<OpenTimesOfForm, 'set' | 'remove'>

const Row = ({ row: { key, day, from, to, error }, name, set, remove }: RowProps) => (
  <li className="grid grid-cols-1 items-end gap-x-2 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
    <fieldset className="grid min-w-0 items-end gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-3">
      <legend className="sr-only">{name}</legend>
      <div className="max-sm:col-span-full">
        <Field
          label={t.dayOf({ name })}
          type="date"
          required={false}
          value={day}
          onChange={({ target }) => set(key, { day: target.value })}
        />
      </div>
      <Field
        label={t.from()}
        aria-label={t.fromOf({ name })}
        type="time"
        required={false}
        value={from}
        onChange={({ target }) => set(key, { from: target.value })}
      />
      <Field
        label={t.to()}
        aria-label={t.toOf({ name })}
        type="time"
        required={false}
        value={to}
        onChange={({ target }) => set(key, { to: target.value })}
      />
    </fieldset>
    <Button
      variant="text"
      compact
      aria-label={t.removeOf({ name })}
      onClick={() => remove(key)}
      className="justify-self-start px-2!"
    >
      {t.remove()}
    </Button>
    {error && (
      <p role="alert" className="mt-1.5 text-sm sm:col-span-2 font-medium text-danger">
        {error}
      </p>
    )}
  </li>
)
