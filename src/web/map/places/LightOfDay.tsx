import { useId, useState } from 'react'
import { now } from '#contract/clock'
import { formattedDate } from '#contract/formatted-date'
import type { HomeClock } from '#contract/home-clock'
import { inSentences } from '#contract/sentences'
import * as t from '#messages/sun'
import { clockOf } from '../../platform/clock/home-clock.ts'
import { Field } from '../../ui/form/Field.tsx'
import { type Clock, dayBy, timeBy } from '../../ui/time/clock.ts'
import { directionKeys } from './direction-keys.ts'
import type { Point } from './my-places.ts'
import { SunPath } from './SunPath.tsx'
import { type Day, directionOf, sunAt, sunDay } from './sun.ts'

type Props = { point: Point; home: HomeClock }

/**
 * The sun's path over a home on any day, as text and as a circular diagram: the horizon at the edge, the zenith in the
 * centre (P-238).
 */
export function LightOfDay({ point, home }: Props) {
  const clock = clockOf(home)
  const [today] = useState(() => todayBy(clock))
  const [number, setNumber] = useState(() => numberOf(today))
  const text = useId()
  const day = dayOf(today.year, number)
  const shown = shownDay(day)
  return (
    <div className="mt-8 grid items-center gap-x-8 gap-y-4 sm:grid-cols-[15rem_minmax(0,1fr)]">
      <SunPath day={day} point={point} clock={clock} />
      <div>
        <h3 className="title-card">{t.title()}</h3>
        <p id={text} className="mt-2 min-h-24">
          {courseOf(day, point, clock)}
        </p>
        <Field
          type="range"
          label={t.dayOfYear()}
          min={1}
          max={365}
          value={number}
          aria-valuetext={shown}
          aria-describedby={text}
          onChange={({ target }) => setNumber(Number(target.value))}
          className="mt-2 accent-brand"
        />
      </div>
    </div>
  )
}

function courseOf(day: Day, point: Point, clock: Clock): string {
  const { rise, set, noon, isUp, light } = sunDay(day, point)
  const shown = shownDay(day)
  const side = (moment: number) => t.inDirection({ side: directionKeys[directionOf(sunAt(moment, point).azimuth)] })
  const degrees = Math.round(sunAt(noon, point).altitude)
  const highest = t.highest({ time: timeBy(clock, noon), degrees, side: side(noon) })
  if (rise === undefined || set === undefined)
    return isUp ? inSentences([t.neverSets({ day: shown }), highest]) : t.neverRises({ day: shown })
  const course = t.course({
    day: shown,
    rise: timeBy(clock, rise),
    riseSide: side(rise),
    set: timeBy(clock, set),
    setSide: side(set),
    hours: Math.floor(light / 60),
    minutes: light % 60,
  })
  return inSentences([course, highest])
}

const shownDay = ({ year, month, day }: Day): string =>
  formattedDate(new Date(Date.UTC(year, month - 1, day)), { timeZone: 'UTC', day: 'numeric', month: 'long' })

function todayBy(clock: Clock): Day {
  const [year = 0, month = 1, day = 1] = dayBy(clock, now()).split('-').map(Number)
  return { year, month, day }
}

const DAY = 86_400_000
const numberOf = ({ year, month, day }: Day): number =>
  Math.min((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / DAY + 1, 365)

function dayOf(year: number, number: number): Day {
  const date = new Date(Date.UTC(year, 0, number))
  return { year, month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
