import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { shownTimeOfDay, shownWeekday } from '#contract/shown-time'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { isElsewhere } from './time-zone.ts'
import { freeTimesOf } from './viewing.queries.ts'

type Props = {
  propertyId: string
  value: string | undefined
  onChange: (startsAt: string | undefined) => void
  error: string | undefined
}

/** A free time at a home: first the day, then the time, both in the home's time zone. */
export function TimeChoice({ propertyId, value, onChange, error }: Props) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(freeTimesOf(propertyId))
  const [chosenDay, setDay] = useState<string>()
  if (isPending) return <Choosing />
  if (isError && !data)
    return (
      <FailedState onRetry={() => void refetch()} busy={isFetching}>
        The free times could not be loaded.
      </FailedState>
    )
  const { timeZone, slotMinutes, times } = data
  const days = daysOf(times, timeZone)
  const day = days.find(({ name }) => name === chosenDay) ?? days[0]
  if (!day) return <p className="text-lg font-medium">There are no free times in the next four weeks.</p>
  const choose = (name: string) => {
    setDay(name)
    onChange(undefined)
  }
  return (
    <div className="grid gap-5">
      <ChoiceField
        legend="Day"
        choices={days.map(({ name }) => ({ value: name, name }))}
        value={day.name}
        onChange={choose}
      />
      <ChoiceField
        legend="Time"
        choices={day.times.map((startsAt) => ({ value: startsAt, name: shownTimeOfDay({ startsAt, timeZone }) }))}
        value={value}
        onChange={onChange}
        error={error}
      />
      <p className="text-sm text-muted">
        <span>{`A viewing takes ${slotMinutes} minutes.`}</span>
        {day.times.some((time) => isElsewhere(time, timeZone)) && (
          <span>{` Times are in the home’s time zone (${timeZone}).`}</span>
        )}
      </p>
    </div>
  )
}

const Choosing = () => (
  <div role="progressbar" aria-label="Loading free times" className="grid gap-5">
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-24 w-full" />
  </div>
)

type ChoiceFieldProps = {
  legend: string
  choices: { value: string; name: string }[]
  value: string | undefined
  onChange: (value: string) => void
  error?: string | undefined
}

/** A choice with all options visible: native radios, so that arrow keys work. */
function ChoiceField({ legend, choices, value, onChange, error }: ChoiceFieldProps) {
  const name = useId()
  const note = `${name}-note`
  return (
    <fieldset aria-describedby={note}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className="relative inline-flex cursor-pointer">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className="peer sr-only"
            />
            <span className="inline-flex min-h-11 items-center rounded-full border border-edge/60 bg-surface px-4 text-sm font-semibold transition-colors peer-checked:border-brand peer-checked:bg-brand-wash peer-checked:text-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand hover:border-brand hover:text-brand">
              {choice.name}
            </span>
          </label>
        ))}
      </div>
      <div id={note} aria-live="polite" className="text-sm">
        {error && <p className="mt-1.5 font-medium text-danger">{error}</p>}
      </div>
    </fieldset>
  )
}

type Day = { name: string; times: string[] }

/** Groups free times by their day in the home's time zone, in order. */
function daysOf(times: string[], timeZone: string): Day[] {
  const days = new Map<string, string[]>()
  for (const startsAt of times) {
    const name = shownWeekday({ startsAt, timeZone })
    days.set(name, [...(days.get(name) ?? []), startsAt])
  }
  return [...days].map(([name, ofDay]) => ({ name, times: ofDay }))
}
