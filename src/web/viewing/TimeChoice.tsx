import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { clockTimes, townOf } from '../platform/clock/clock-times.ts'
import { clockOf, readersClock } from '../platform/clock/home-clock.ts'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { clockHere } from '../ui/time/clock.ts'
import { monthsOf, type Strip, shortMoment, shownDayOf, stripOf } from './day-strip.ts'
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

type StripProps = {
  strip: Strip
  page: number
  onPage: (page: number) => void
  day: string
  onDay: (day: string) => void
}

function DayStrip({ strip: { pages, timesByDay }, page, onPage, day, onDay }: StripProps) {
  const days = pages[page] ?? []
  return (
    <Choices
      legend="Day"
      className="grid grid-cols-7 gap-1"
      head={
        <div className="mb-1 flex min-h-11 items-center justify-between">
          <PageButton
            name="Earlier days"
            to={page > 0 ? page - 1 : undefined}
            onPage={onPage}
            path="M12.5 4 6.5 10l6 6"
          />
          <p className="font-semibold" aria-live="polite">
            {monthsOf(days)}
          </p>
          <PageButton
            name="Later days"
            to={page < pages.length - 1 ? page + 1 : undefined}
            onPage={onPage}
            path="m7.5 4 6 6-6 6"
          />
        </div>
      }
    >
      {(name) => [
        ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((weekday) => (
          <span key={weekday} aria-hidden="true" className="text-center text-xs font-bold text-muted">
            {weekday[0]}
          </span>
        )),
        ...days.map((one) => (
          <Choice
            key={one}
            group={name}
            value={one}
            checked={one === day}
            isOff={!timesByDay.has(one)}
            onChoose={onDay}
            label={shownDayOf(one)}
          >
            {Number(one.slice(8))}
          </Choice>
        )),
      ]}
    </Choices>
  )
}

type PageButtonProps = { name: string; to: number | undefined; onPage: (page: number) => void; path: string }

const PageButton = ({ name, to, onPage, path }: PageButtonProps) => (
  <button
    type="button"
    aria-label={name}
    disabled={to === undefined}
    onClick={() => to !== undefined && onPage(to)}
    className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-sunken disabled:invisible"
  >
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-[1.75]">
      <path d={path} />
    </svg>
  </button>
)

type ChoicesProps = {
  legend: string
  head?: ReactNode
  describedBy?: string | undefined
  className: string
  children: (name: string) => ReactNode
}

/** Native radios, so that arrow keys work. */
function Choices({ legend, head, describedBy: error, className, children }: ChoicesProps) {
  const name = useId()
  const note = `${name}-note`
  return (
    <fieldset aria-describedby={note}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {head}
      <div className={className}>{children(name)}</div>
      <div id={note} aria-live="polite" className="text-sm">
        {error && <p className="mt-1.5 font-medium text-danger">{error}</p>}
      </div>
    </fieldset>
  )
}

type ChoiceProps = {
  group: string
  value: string
  checked: boolean
  isOff?: boolean
  onChoose: (value: string) => void
  label: string
  children: ReactNode
}

const Choice = ({ group, value, checked, isOff = false, onChoose, label, children }: ChoiceProps) => (
  <label className={`relative flex ${isOff ? '' : 'cursor-pointer'}`}>
    <input
      type="radio"
      name={group}
      value={value}
      checked={checked}
      disabled={isOff}
      aria-label={label}
      onChange={() => onChoose(value)}
      className="peer sr-only"
    />
    <span className="flex min-h-11 w-full flex-col items-center justify-center rounded-xl border border-edge/60 bg-surface text-sm font-semibold leading-tight tabular-nums transition-colors peer-checked:border-brand peer-checked:bg-brand-wash peer-checked:text-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-enabled:hover:border-brand peer-enabled:hover:text-brand peer-disabled:border-transparent peer-disabled:bg-transparent peer-disabled:font-normal peer-disabled:text-muted/70">
      {children}
    </span>
  </label>
)
