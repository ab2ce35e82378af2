import type { OpenTime } from '#contract/open-time-fields'
import { shownWeekday } from '#contract/shown-time'
import { offsetName } from '#contract/utc-offsets'
import * as t from '#messages/openTime'
import { type Clock, clockHere, timeBy } from '../../ui/time/clock.ts'

type Props = { openTime: Pick<OpenTime, 'startsAt' | 'endsAt'>; clock: Clock }

/** Renders "Saturday 12 December, 11:00 – 11:30" in the home's local time, with its offset if the reader's differs. */
export function OpenHours({ openTime: { startsAt, endsAt }, clock }: Props) {
  const utcOffset = clock(startsAt)
  const isAway = utcOffset !== clockHere(startsAt)
  return (
    <>
      <time dateTime={startsAt}>
        {t.begins({ day: shownWeekday({ startsAt, utcOffset }), time: timeBy(clock, startsAt) })}
      </time>
      <span>{' – '}</span>
      <time dateTime={endsAt}>{timeBy(clock, endsAt)}</time>
      {isAway && <span className="font-normal text-muted">{` ${offsetName(utcOffset)}`}</span>}
    </>
  )
}
