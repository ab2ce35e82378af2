import { MAX_VISITORS, MAX_VISITS } from '#contract/open-time'
import type { OpenTimeInput } from '#contract/open-time-fields'
import { shownTime } from '#contract/shown-time'
import * as t from '#messages/refusals'
import { fieldRefusal, Refusal, type RefusalText } from '../../refusal.ts'
import { checkIsForSale, type HomeReader, maySee, noSuchProperty } from '../property/property.rules.ts'

type Hours = { startsAt: Date; endsAt: Date }
type Announced = Hours & { _id: string }
export type Matched<Row extends Announced> = {
  /**
   * The open times with other hours. `index`: the position in the request. Unchanged open times are in none of the
   * lists.
   */
  moved: { before: Row; hours: Hours; index: number }[]
  added: { hours: Hours; index: number }[]
  gone: Row[]
}

const hoursOf = ({ startsAt, endsAt }: OpenTimeInput): Hours => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
})
const isSame = (one: Hours, other: Hours) => +one.startsAt === +other.startsAt && +one.endsAt === +other.endsAt

/**
 * Compares the announced open times of a home with those of a request. An open time is recognized by its `_id` or its
 * hours, otherwise as the first one on the same local day, whose hours have then changed. `dayOf`: returns the local
 * day.
 */
export function matchedOpenTimes<Row extends Announced>(
  announced: Row[],
  given: OpenTimeInput[],
  dayOf: (moment: Date) => string,
): Matched<Row> {
  const left = [...announced]
  const take = (isIt: (row: Row) => boolean): Row | undefined => {
    const place = left.findIndex(isIt)
    return place < 0 ? undefined : left.splice(place, 1)[0]
  }
  const wanted = given.map((each, index) => ({ id: each._id, hours: hoursOf(each), index }))
  const byId = wanted.map((one) => ({ ...one, before: take(({ _id }) => _id === one.id) }))
  const byHours = byId.map((one) => ({ ...one, before: one.before ?? take((row) => isSame(row, one.hours)) }))
  const byDay = byHours.map((one) => ({
    ...one,
    before: one.before ?? take(({ startsAt }) => dayOf(startsAt) === dayOf(one.hours.startsAt)),
  }))
  return {
    moved: byDay.flatMap(({ before, hours, index }) =>
      before && !isSame(before, hours) ? [{ before, hours, index }] : [],
    ),
    added: byDay.flatMap(({ before, hours, index }) => (before ? [] : [{ hours, index }])),
    gone: left,
  }
}

export const openTimeRefused = (kind: 'invalid' | 'conflict', index: number, text: RefusalText) =>
  fieldRefusal(kind, `openTimes.${index}.startsAt`, text)

type Other = { kind: 'openTime' | 'viewing'; title: string; startsAt: Date }

/** Returns the reason why an agent is not free for an open time. `utcOffset`: at the home, in minutes. */
export function whyTaken({ kind, title, startsAt }: Other, utcOffset: number): () => string {
  const text = kind === 'openTime' ? t.otherOpenTimeThen : t.viewingThen
  return () => text({ title, time: shownTime({ startsAt, utcOffset }) })
}

export function checkMayCome(
  caller: HomeReader,
  home: (Parameters<typeof maySee>[1] & Parameters<typeof checkIsForSale>[0]) | undefined,
): void {
  if (!home || !maySee(caller, home)) throw noSuchProperty()
  if (home.email === caller.email) throw new Refusal('conflict', t.ownProperty)
  checkIsForSale(home, 'viewings')
}

type Ending = { endsAt: Date; cancelledAt: Date | null }

export function checkIsAhead({ endsAt, cancelledAt }: Ending, now: Date): void {
  if (cancelledAt) throw new Refusal('conflict', t.openTimeCancelled)
  if (endsAt <= now) throw new Refusal('conflict', t.openTimeOver)
}

export function checkVisitors(others: number): void {
  if (others < MAX_VISITORS) return
  throw new Refusal('conflict', () => t.manyVisitors({ most: MAX_VISITORS }))
}

export function checkVisits(others: number): void {
  if (others < MAX_VISITS) return
  throw new Refusal('conflict', () => t.tooManyVisits({ most: MAX_VISITS }))
}

export const noSuchOpenTime = () => new Refusal('notFound', t.noSuchOpenTime)
