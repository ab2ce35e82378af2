import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clockTimes, townOf } from '../platform/clock/clock-times.ts'
import { clockOf, readersClock } from '../platform/clock/home-clock.ts'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { clockHere } from '../ui/time/clock.ts'
import { Choice, Choices } from './Choices.tsx'
import { DayStrip } from './DayStrip.tsx'
import { shortMoment, stripOf } from './day-strip.ts'
import { freeTimesOf } from './viewing.queries.ts'

type Props = {
  propertyId: string
  value: string | undefined
  onChange: (startsAt: string | undefined) => void
  error: string | undefined
}

export function TimeChoice({ propertyId, value, onChange, error }: Props) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(freeTimesOf(propertyId))
  const [chosenDay, setDay] = useState<string>()
  const [page, setPage] = useState(0)
  if (isPending) return <Choosing />
  if (isError && !data)
    return (
      <FailedState onRetry={() => void refetch()} busy={isFetching}>
        The free times could not be loaded.
      </FailedState>
    )
  const { timeZone, slotMinutes, times } = data
  const [here, atHome] = [readersClock(data), clockOf(data)]
  const strip = stripOf(times, here)
  const [firstDay] = strip.timesByDay.keys()
  const day = chosenDay !== undefined && strip.timesByDay.has(chosenDay) ? chosenDay : firstDay
  if (day === undefined) return <p className="text-lg font-medium">There are no free times in the next four weeks.</p>
  const ofDay = strip.timesByDay.get(day) ?? []
  const away = ofDay.some((time) => here(time) !== atHome(time))
  const [own, there] = [clockTimes(ofDay, here), clockTimes(ofDay, atHome)]
  const choose = (name: string) => {
    setDay(name)
    onChange(undefined)
  }
  return (
    <div className="grid gap-4">
      <DayStrip strip={strip} page={Math.min(page, strip.pages.length - 1)} onPage={setPage} day={day} onDay={choose} />
      <Choices
        legend="Time"
        describedBy={error}
        className="grid grid-cols-3 gap-2 min-[24rem]:grid-cols-4 sm:grid-cols-5"
      >
        {(name) =>
          ofDay.map((startsAt, place) => (
            <Choice
              key={startsAt}
              group={name}
              value={startsAt}
              checked={value === startsAt}
              onChoose={onChange}
              label={away ? `${own[place]}, ${there[place]} in ${townOf(timeZone)}` : `${own[place]}`}
            >
              <span>{own[place]}</span>
              {away && <span className="text-xs font-normal text-muted">{there[place]}</span>}
            </Choice>
          ))
        }
      </Choices>
      <p className="text-sm text-muted">
        <span>{`A viewing takes ${slotMinutes} minutes.`}</span>
        {away && <span>{` Times are yours; below each stands the time in ${townOf(timeZone)}.`}</span>}
      </p>
    </div>
  )
}

export function ChosenTime({ propertyId, startsAt, verb }: { propertyId: string; startsAt: string; verb: string }) {
  const { data } = useQuery(freeTimesOf(propertyId))
  return <span>{`${verb} ${shortMoment(startsAt, data ? readersClock(data) : clockHere)}`}</span>
}

const Choosing = () => (
  <div role="progressbar" aria-label="Loading free times" className="grid gap-5">
    <Skeleton className="h-44 w-full" />
    <Skeleton className="h-24 w-full" />
  </div>
)
