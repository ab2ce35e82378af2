import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { MAX_RANGES, SLOT_MINUTES, ViewingHours, WEEKDAYS } from '#contract/viewing-hours'
import { somethingWrong } from '#messages/ui'
import * as t from '#messages/viewing'
import { fieldErrors, messageOf } from '../platform/api/api-error.ts'
import { ownTimeZone } from '../platform/clock/home-clock.ts'
import { timeZones } from '../platform/clock/time-zones.ts'
import { useDraftText } from '../platform/session/use-draft.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useRestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { FormError } from '../ui/form/FormError.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { Select } from '../ui/form/Select.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { CopyHours } from './CopyHours.tsx'
import {
  draftOfHours,
  errorsOf,
  type Hours,
  hoursIn,
  nextRange,
  type ShownRange,
  sentRanges,
  withCopies,
} from './hours.form.ts'
import { RangeFields } from './RangeFields.tsx'
import { ownHours, useSetHours } from './viewing.queries.ts'
import { weekdayName } from './weekday-name.ts'

export function HoursSection() {
  const { data, isPending, isFetching, refetch } = useQuery(ownHours)
  return (
    <section aria-label={t.yourHours()}>
      <h2 className="title-card">{t.yourHours()}</h2>
      <p className="mt-2 mb-5 max-w-xl text-muted">{t.hoursLead()}</p>
      {isPending && <FormSkeleton fields={3} />}
      {!isPending && !data && (
        <FailedState onRetry={() => void refetch()} busy={isFetching}>
          {t.hoursFailed()}
        </FailedState>
      )}
      {data && <HoursForm kept={{ ...data, timeZone: data.timeZone ?? ownTimeZone() }} />}
    </section>
  )
}

/** Reads `kept` and the draft once, so that a refetch never replaces typed values. */
function HoursForm({ kept }: { kept: ViewingHours }) {
  const [draft, keepDraft, clearDraft] = useDraftText('hours', draftOfHours(kept))
  const [hours, setShown] = useState<Hours>(() => hoursIn(draft))
  const setHours = (changed: Hours) => {
    setShown(changed)
    keepDraft(draftOfHours(changed))
  }
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const days = useRef<HTMLDivElement>(null)
  useRestoreFocus(days, 'fieldset')
  const { mutateAsync: save, isPending } = useSetHours()
  const setRanges = (change: (ranges: ShownRange[]) => ShownRange[]) =>
    setHours({ ...hours, ranges: change(hours.ranges) })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sent = sentRanges(hours)
    const checked = ViewingHours.safeParse({ ...hours, ranges: sent })
    const wrong = checked.error ? errorsOf(checked.error.issues) : {}
    setErrors(wrong)
    if (!checked.success)
      return requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    try {
      await save(checked.data)
      clearDraft()
      toast.success(t.hoursSaved())
    } catch (error) {
      setErrors({ ...fieldErrors(error), root: messageOf(error) })
      toast.failure(somethingWrong(), { detail: messageOf(error) })
    }
  }
  const rangesOf = (day: number) => hours.ranges.filter(({ weekday }) => weekday === day)
  const places = new Map(sentRanges(hours).map((range, place) => [range.key, place]))
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <div
        ref={days}
        tabIndex={-1}
        className="lines-between rounded-card border border-line bg-surface px-4 outline-none sm:px-5"
      >
        {WEEKDAYS.map((weekday) => (
          <fieldset
            key={weekday}
            className="grid items-start gap-x-3 gap-y-1 py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
          >
            <legend className="float-left font-semibold sm:pt-2.5 rtl:float-right">{weekdayName(weekday)}</legend>
            <div className="flex flex-wrap gap-x-1 gap-y-2">
              {rangesOf(weekday).map((range, number) => (
                <RangeFields
                  key={range.key}
                  name={rangeName(weekdayName(weekday), number + 1)}
                  range={range}
                  errors={{
                    from: errors[`ranges.${places.get(range.key)}.from`],
                    to: errors[`ranges.${places.get(range.key)}.to`],
                  }}
                  onChange={(changed) => setRanges((all) => all.map((one) => (one.key === range.key ? changed : one)))}
                  onRemove={() => setRanges((all) => all.filter(({ key }) => key !== range.key))}
                />
              ))}
            </div>
            <div className="flex justify-end max-sm:-ms-4 max-sm:justify-start">
              {rangesOf(weekday).length > 0 && (
                <CopyHours weekday={weekday} onCopy={(days) => setRanges((all) => withCopies(all, weekday, days))} />
              )}
              <Button
                variant="text"
                compact
                aria-label={t.addHoursOn({ day: weekdayName(weekday) })}
                unavailable={hours.ranges.length >= MAX_RANGES}
                onClick={() => setRanges((all) => [...all, nextRange(all, weekday)])}
              >
                {t.addHours()}
              </Button>
            </div>
          </fieldset>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t.takes()}
          value={hours.slotMinutes}
          error={errors.slotMinutes}
          onChange={({ target }) => setHours({ ...hours, slotMinutes: target.value === '60' ? 60 : 30 })}
        >
          {SLOT_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t.minutes({ minutes })}
            </option>
          ))}
        </Select>
        <Select
          label={t.timeZone()}
          value={hours.timeZone}
          error={errors.timeZone}
          hint={t.timeZoneHint()}
          onChange={({ target }) => setHours({ ...hours, timeZone: target.value })}
        >
          {timeZones(hours.timeZone).map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </Select>
      </div>
      <FormError>{errors.root ?? errors.ranges}</FormError>
      <Button type="submit" busy={isPending} className="w-full sm:w-auto sm:justify-self-start">
        {t.saveHours()}
      </Button>
    </form>
  )
}

const rangeName = (day: string, number: number): string => (number === 1 ? day : t.rangeName({ day, number }))
