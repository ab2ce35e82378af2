import type { OpenTime } from '#contract/open-time-fields'
import { shownWeekday } from '#contract/shown-time'
import { offsetName } from '#contract/utc-offsets'
import { type Clock, clockHere, timeBy } from '../ui/time/clock.ts'

type Props = { openTime: Pick<OpenTime, 'startsAt' | 'endsAt'>; clock: Clock }

/** "Saturday 12 December, 11:00 – 11:30" by the clock at the home, with its offset where the reader's is another one. */
export function OpenHours({ openTime: { startsAt, endsAt }, clock }: Props) {
  const utcOffset = clock(startsAt)
  const isAway = utcOffset !== clockHere(startsAt)
  return (
    <>
      <time dateTime={startsAt}>{`${shownWeekday({ startsAt, utcOffset })}, ${timeBy(clock, startsAt)}`}</time>
      <span>{' – '}</span>
      <time dateTime={endsAt}>{timeBy(clock, endsAt)}</time>
      {isAway && <span className="font-normal text-muted">{` ${offsetName(utcOffset)}`}</span>}
    </>
  )
}
