import { shownTime, shownTimeOfDay } from '#contract/shown-time'
import type { Viewing } from '#contract/viewing'
import { isElsewhere, ownTimeZone } from './times/time-choice.ts'

/** When a viewing is, by the clocks at the home; also by those here where they differ. */
export function ViewingTime({ viewing }: { viewing: Viewing }) {
  const { startsAt, endsAt, timeZone } = viewing
  return (
    <>
      <time dateTime={startsAt} className="font-semibold">
        {shownTime(viewing)}
      </time>{' '}
      to <time dateTime={endsAt}>{shownTimeOfDay({ startsAt: endsAt, timeZone })}</time>
      {isElsewhere(startsAt, timeZone) && (
        <span className="block text-sm text-muted">
          At the home ({timeZone}). For you it is {shownTime({ startsAt, timeZone: ownTimeZone() })}.
        </span>
      )}
    </>
  )
}
