import { useState } from 'react'
import { now } from '#contract/clock'
import type { HomeClock } from '#contract/home-clock'
import type { OpenTime } from '#contract/open-time-fields'
import * as t from '#messages/openTime'
import { clockOfForm } from '../../platform/clock/home-clock.ts'
import { type Clock, dayBy, momentBy, timeBy } from '../../ui/time/clock.ts'

/** An open time as typed, in the home's local time. `id`: of an announced one. */
export type OpenTimeValues = { id?: string | undefined; day: string; from: string; to: string }
export type OpenTimeRow = OpenTimeValues & { key: number; error?: string | undefined }
export type OpenTimesOfForm = ReturnType<typeof useOpenTimes>
type Hours = Omit<OpenTime, '_id'> & { _id?: string }
type Saved = { openTimes?: OpenTime[] | undefined; clock?: HomeClock | undefined }

let made = 0
const rowOf = (typed: OpenTimeValues): OpenTimeRow => ({ ...typed, key: made++ })
const typedIn = ({ id, day, from, to }: OpenTimeRow): OpenTimeValues => ({
  ...(id !== undefined && { id }),
  day,
  from,
  to,
})
const isEmpty = ({ day, from, to }: OpenTimeValues): boolean => `${day}${from}${to}` === ''
const isWhole = ({ day, from, to }: OpenTimeValues): boolean => day !== '' && from !== '' && to !== ''

const isOver = ({ endsAt }: Hours): boolean => Date.parse(endsAt) <= now().getTime()

/** Returns the open times of a form, in the home's local time, or in the agent's until the home has a point. */
export function useOpenTimes({ openTimes = [], clock }: Saved, shown?: OpenTimeValues[]) {
  const savedBy = clockOfForm(clock)
  const [rows, setRows] = useState(() => (shown ?? openTimes.map((each) => typedBy(savedBy, each))).map(rowOf))
  const [problem, setProblem] = useState<string>()
  const saved = openTimes.map((each) => typedBy(savedBy, each))
  const isSaved = (row: OpenTimeRow) => saved.some((each) => JSON.stringify(each) === JSON.stringify(typedIn(row)))
  const hoursOf = (row: OpenTimeRow, by = savedBy): Hours =>
    momentsBy(
      by,
      row,
      openTimes.find(({ _id }) => _id === row.id),
    )
  const filled = rows.filter((row) => !isEmpty(row) && !(isSaved(row) && isOver(hoursOf(row))))
  const isMoved = (by: Clock) =>
    openTimes.some(({ startsAt, endsAt }) => [startsAt, endsAt].some((moment) => by(moment) !== savedBy(moment)))
  const showOn = (errorOf: (row: OpenTimeRow) => string | undefined) =>
    setRows((before) => before.map((row) => ({ ...row, error: errorOf(row) })))
  return {
    rows,
    problem,
    stored: rows.map(typedIn),
    add: () => setRows((before) => [...before, rowOf(nextAfter(before.at(-1)))]),
    set: (key: number, values: Partial<OpenTimeValues>) =>
      setRows((before) => before.map((row) => (row.key === key ? { ...row, ...values, error: undefined } : row))),
    remove: (key: number) => setRows((before) => before.filter((row) => row.key !== key)),
    /** `by`: the clock chosen since. Hours stay as typed, so that under another one their moments change. */
    isChanged: (by = savedBy) =>
      isMoved(by) || JSON.stringify(rows.filter((row) => !isEmpty(row)).map(typedIn)) !== JSON.stringify(saved),
    ready: (by = savedBy): Hours[] | undefined => {
      const problems = new Map(filled.map((row) => [row.key, problemOf(row, hoursOf(row, by))]))
      showOn(({ key }) => problems.get(key))
      return filled.some(({ key }) => problems.get(key)) ? undefined : filled.map((row) => hoursOf(row, by))
    },
    showErrors: (errors: Record<string, string>) => {
      setProblem(errors.openTimes)
      const places = new Map(filled.map(({ key }, place) => [key, place]))
      showOn(({ key }) => errorAt(errors, places.get(key)))
    },
  }
}

const errorAt = (errors: Record<string, string>, place: number | undefined): string | undefined =>
  Object.entries(errors).find(([field]) => field.startsWith(`openTimes.${place}.`))?.[1]

const typedBy = (clock: Clock, { _id, startsAt, endsAt }: OpenTime): OpenTimeValues => ({
  id: _id,
  day: dayBy(clock, startsAt),
  from: timeBy(clock, startsAt),
  to: timeBy(clock, endsAt),
})

/** Keeps the moments of `saved` whose text is unchanged: clocks may show it twice that day. */
function momentsBy(clock: Clock, { id, day, from, to }: OpenTimeValues, saved: OpenTime | undefined): Hours {
  const before = saved && typedBy(clock, saved)
  const kept = before?.day === day ? saved : undefined
  return {
    ...(id !== undefined && { _id: id }),
    startsAt: kept && before?.from === from ? kept.startsAt : momentBy(clock, `${day}T${from}`),
    endsAt: kept && before?.to === to ? kept.endsAt : momentBy(clock, `${day}T${to}`),
  }
}

function problemOf(row: OpenTimeRow, { startsAt, endsAt }: Hours): string | undefined {
  if (!isWhole(row)) return t.incomplete()
  return startsAt === '' || endsAt === '' ? t.skipped() : undefined
}

const WEEK_MS = 7 * 86_400_000

const nextAfter = (last: OpenTimeValues | undefined): OpenTimeValues =>
  last && isWhole(last)
    ? { day: new Date(Date.parse(last.day) + WEEK_MS).toISOString().slice(0, 10), from: last.from, to: last.to }
    : { day: '', from: '', to: '' }
