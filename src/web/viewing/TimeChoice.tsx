import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as t from '#messages/viewing'
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
        {t.timesFailed()}
      </FailedState>
    )
  const { timeZone, slotMinutes, times } = data
  const [here, atHome] = [readersClock(data), clockOf(data)]
  const strip = stripOf(times, here)
  const [firstDay] = strip.timesByDay.keys()
  const day = chosenDay !== undefined && strip.timesByDay.has(chosenDay) ? chosenDay : firstDay
  if (day === undefined) return <p className="text-lg font-medium">{t.noFreeTimes()}</p>
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
        legend={t.time()}
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
              label={
                away
                  ? t.timeInTown({ time: `${own[place]}`, there: `${there[place]}`, town: townOf(timeZone) })
                  : `${own[place]}`
              }
            >
              <span>{own[place]}</span>
              {away && <span className="text-xs font-normal text-muted">{there[place]}</span>}
            </Choice>
          ))
        }
      </Choices>
      <p className="text-sm text-muted">
        <span>{t.takesMinutes({ minutes: slotMinutes })}</span>
        {away && <span>{` ${t.timesAreYours({ town: townOf(timeZone) })}`}</span>}
      </p>
    </div>
  )
}

type ChosenProps = { propertyId: string; startsAt: string; text: (values: { moment: string }) => string }

export function ChosenTime({ propertyId, startsAt, text }: ChosenProps) {
  const { data } = useQuery(freeTimesOf(propertyId))
  return <span>{text({ moment: shortMoment(startsAt, data ? readersClock(data) : clockHere) })}</span>
}

const Choosing = () => (
  <div role="progressbar" aria-label={t.loadingTimes()} className="grid gap-5">
    <Skeleton className="h-44 w-full" />
    <Skeleton className="h-24 w-full" />
  </div>
)
