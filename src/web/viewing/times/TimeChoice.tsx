import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shownTimeOfDay } from '#contract/shown-time'
import { FailedState } from '../../ui/list/FailedState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { freeTimesOf } from '../queries/viewing.queries.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { daysOf, isElsewhere } from './time-choice.ts'

type Props = {
  propertyId: string
  value: string | undefined
  onChange: (startsAt: string | undefined) => void
  error: string | undefined
}

/** A free time at a home: first the day, then the time of day, both by the clocks there. */
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
        A viewing takes {slotMinutes} minutes.
        {day.times.some((time) => isElsewhere(time, timeZone)) && ` Times are those at the home (${timeZone}).`}
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
